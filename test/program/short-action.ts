import { runAction } from '../../src/action/action.ts';
import { SHORT } from './short-procedure.ts';

await runAction(SHORT);
