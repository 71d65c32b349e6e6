import type { RunFile } from '../model.ts';

/** A run file under the name by which errors and notes speak of it. */
export interface NamedRunFile {
  readonly name: string;
  readonly file: RunFile;
}
