/** The site of the stored runs: a page for each machine kind. */
import path from 'node:path';
import { openBaselines, type Places } from './baseline-command.ts';
import { writeForm } from './output.ts';
import { readPageAssets } from './page-assets.ts';
import { say } from './tell.ts';
import { driftOf } from '../judge/drift.ts';
import type { JudgedBenchmark } from '../model.ts';
import { renderPage } from '../report/html/render-page.ts';
import { sitePage, type StoredBenchmarkOfSite, type StoredKindOfSite } from '../report/html/site-page.ts';
import { readAcceptances } from '../store/acceptances.ts';
import { listHistories, readHistory } from '../store/baseline-files.ts';
import { type FigureSummary, summarizeHistory } from '../store/history-summary.ts';
import { commitUrlOf } from '../system/git-remote.ts';
import { countOf } from '../text/phrases.ts';

/** The kind that was measured last is the front page. @throws UserError where a baseline cannot be read, or the folder not written */
export async function writeSite(folder: string, options: Places): Promise<void> {
  const { dir, root, config } = await openBaselines(options);
  const acceptances = await readAcceptances(dir, config.file);
  const kinds = (
    await Promise.all(
      (await listHistories(dir)).map(async (key): Promise<readonly StoredKindOfSite[]> => {
        const history = await readHistory(dir, key);
        const summary = summarizeHistory(history);
        return summary === null
          ? []
          : [{ key, history, benchmarks: benchmarksOf(summary.figures), drifts: driftOf({ history, acceptances, policy: config.policy }) }];
      }),
    )
  )
    .flat()
    .toSorted((one, other) => newestOf(other).localeCompare(newestOf(one)));
  const [front] = kinds;
  if (front === undefined) {
    say(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.`);
    return;
  }
  const write = (name: string, text: string): Promise<void> => writeForm(path.join(folder, name), `--site ${folder}`, () => text);
  const assets = await readPageAssets();
  const commitUrl = await commitUrlOf(front.history.at(-1)!.commit, root);
  const addresses = kinds.map((kind) => ({ kind, address: kind === front ? 'index.html' : `${kind.key}.html` }));
  const pages = kinds.length === 1 ? [] : addresses.map(({ kind, address }) => [kind.key, `./${encodeURIComponent(address)}`] as const);
  for (const { kind, address } of addresses) await write(address, renderPage(sitePage({ kind, commitUrl, pages }), assets));
  say(`Wrote ${countOf(kinds.length, 'page')} into ${folder}.`);
}

const newestOf = ({ history }: StoredKindOfSite): string => history.at(-1)!.recordedAt;

function benchmarksOf(figures: readonly FigureSummary[]): readonly StoredBenchmarkOfSite[] {
  return [...Map.groupBy(figures, ({ benchmark }) => benchmark)].map(([id, ofBenchmark]) => ({
    id,
    runs: Math.max(...ofBenchmark.map(({ runs }) => runs)),
    newest: Object.fromEntries(ofBenchmark.map(({ metric, newest }) => [metric, newest])) as JudgedBenchmark['figures'],
  }));
}
