/**
 * Ends every process tree of this program, and removes its scratch folders, when the program itself is killed (SIGKILL, out of memory)
 * and can do neither any more.
 * A shell holds the reading end of a pipe. The system closes the pipe with this program, whatever ended that.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import type net from 'node:net';

/** Reads `+ GROUP:ID`, `- GROUP:ID` and `d FOLDER`. What has left its group is found by its mark, on Linux alone. */
const SCRIPT = `
trees=
while read -r sign named; do
  case $sign in
    +) trees="$trees $named" ;;
    -) left=; for tree in $trees; do [ "$tree" = "$named" ] || left="$left $tree"; done; trees=$left ;;
    d) set -- "$@" "$named" ;;
  esac
done
for tree in $trees; do
  kill -KILL -- "-\${tree%%:*}"
  for environment in $(grep -lsF "PERF_GATE_TREE=\${tree#*:}" /proc/[0-9]*/environ); do
    pid=\${environment#/proc/}
    kill -KILL "\${pid%/environ}"
  done
done
[ $# = 0 ] || rm -rf -- "$@"`;

let watchdog: ChildProcess | null = null;

/** Watches over a tree until the returned function is called. */
export function watchOver({ groupId, id }: { readonly groupId: number; readonly id: string }): () => void {
  tell(`+ ${groupId}:${id}`);
  return () => { tell(`- ${groupId}:${id}`); };
}

/** Has a folder removed once this program has ended; one that is gone by then is no trouble. */
export const removeAtEnd = (folder: string): void => { tell(`d ${folder}`); };

function tell(line: string): void {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${line}\n`);
}

/** In a session of its own: a signal to this program's group must not end it first. */
function startWatchdog(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/', env: { PATH: process.env['PATH'] } });
  // Without a watchdog everything works but this.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as net.Socket).unref();
  return shell;
}
