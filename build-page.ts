/** Builds the browser part of HTML reports: one script without imports, fit to stand in a script element. */
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

export interface BuiltPage {
  readonly script: string;
  readonly style: string;
  /** Paths of everything in the script. */
  readonly modules: readonly string[];
}

export async function buildPage(root: string): Promise<BuiltPage> {
  const bundle = await rolldown({
    input: `${root}/src/page/main.ts`,
    cwd: root,
    platform: 'browser',
    tsconfig: `${root}/src/page/tsconfig.json`,
    transform: { target: 'es2022' },
  });
  const {
    output: [chunk, ...others],
  } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  if (others.length > 0) throw new Error(`the page needs more than one script: ${others.map(({ fileName }) => fileName).join(', ')}`);
  // Either would end the script element, or begin a comment in it. Both stand in strings only.
  const script = chunk.code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`\x3c!--`);
  return { script, style: readFileSync(`${root}/src/page/page.css`, 'utf8'), modules: chunk.moduleIds };
}
