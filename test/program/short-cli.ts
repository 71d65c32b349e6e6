import { runProgram } from '../../src/cli/program.ts';
import { SHORT } from './short-procedure.ts';

await runProgram(SHORT);
