import path from 'node:path';
import process from 'node:process';
import { writeJobReport } from '../terminal/output.ts';
import { judge } from '../judge/judge.ts';
import { joinRuns } from '../merge/join-runs.ts';
import { fenceLog } from '../publish/log-fence.ts';
import { keepRun, RESULTS_FOLDER } from '../run/results-folder.ts';
import type { Task } from '../trigger/task.ts';
import { publishAndConclude } from './conclude.ts';
import { openJob, type JobStart } from './job.ts';

/** Makes one run, one report and one verdict of the runs of all shards. */
export async function joinAndPublish(task: Extract<Task, { readonly kind: 'join' }>, start: JobStart): Promise<void> {
  const root = process.cwd();
  const file = await joinRuns([task.folder], task.expectedRuns);
  const judgement = judge(file);
  const reportPath = path.join(root, RESULTS_FOLDER, 'report.md');
  const jsonPath = await keepRun(file, { root, name: 'run.json' });
  {
    using _ = fenceLog((line) => process.stdout.write(line));
    await writeJobReport(file, judgement, reportPath);
  }
  await publishAndConclude({ file, judgement, root, reportPath, jsonPath }, task.audience, openJob(start));
}
