import { execa } from 'execa';

/** Where a shell with this environment finds a program, in a folder whose own files may be programs; null: nowhere. */
export async function pathOfProgram(program: string, { env, cwd = '/' }: { readonly env: Readonly<Record<string, string>>; readonly cwd?: string }): Promise<string | null> {
  const looked = await execa('/bin/sh', ['-c', 'command -v -- "$1"', 'sh', program], { cwd, env, extendEnv: false, reject: false, stdin: 'ignore' });
  return looked.failed ? null : looked.stdout.trim();
}
