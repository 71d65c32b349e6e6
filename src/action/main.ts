import { runAction } from './action.ts';

await runAction();
