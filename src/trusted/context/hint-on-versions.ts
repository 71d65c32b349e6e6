import { version } from '../../version.ts';

/** The upgrade has not come to the step that judges. */
const LEFT_BEHIND = 'upgrade every workflow that uses perf-gate, on the default branch first';

/** GitHub gives jobs that are run again the workflow file that they had. */
const MEASURED_BEFORE = 'measure it anew by a push, "Update branch" or /perf run, because jobs that are run again are those of before; where it comes again, upgrade every workflow that uses perf-gate';

/** Why what another version measured may be refused by this one, and what to do about it, as the end of a sentence; empty: it is the same version. */
export function hintOnVersions(tool: string): string {
  if (tool === version) return '';
  const isOlder = tool.localeCompare(version, 'en', { numeric: true }) < 0;
  return `; perf-gate ${tool} measured it and ${version} judges it, which may be why: ${isOlder ? MEASURED_BEFORE : LEFT_BEHIND}`;
}
