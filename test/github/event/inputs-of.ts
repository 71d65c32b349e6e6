import { type ActionInputs, readInputs } from '../../../src/github/event/inputs.ts';

/** The inputs of a step that gives none but these. */
export const inputsOf = (given: Partial<ActionInputs> = {}): ActionInputs => ({ ...readInputs(() => ''), ...given });
