/** `node read.ts FOLDER`: how long it takes to read the stored runs through their schema, as a run does before it measures. */
import { readHistory } from '../../src/baseline/files.ts';
import { ENVIRONMENT } from '../../test/judge/records.ts';
import { printTimed } from './timed.ts';

await printTimed(() => readHistory(process.argv[2]!, ENVIRONMENT.key));
