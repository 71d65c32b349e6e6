/** How a run is asked for: by options of the command line, or by inputs of the step of a workflow. */
export type AskedBy = 'options' | 'inputs';

/** Where a setting of the one who asks stands, as an error names it. */
export function placeOfSetting(name: string, askedBy: AskedBy): string {
  return askedBy === 'options' ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}
