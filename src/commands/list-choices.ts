import type { Config, Profile } from '../model.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { bareTable } from '../terminal/bare-table.ts';
import { formatDurationMs } from '../text/figures.ts';

/** The configuration's own selections and profiles, a table each; none: nothing. */
export function listChoices({ selections, profiles }: Pick<Config, 'selections' | 'profiles'>): readonly string[] {
  const own = profiles.filter((profile) => !BUILT_IN_PROFILES.includes(profile));
  return [
    ...tableOf(['--only', 'benchmarks'], Object.entries(selections).map(([name, globs]) => [name, globs.join(', ')])),
    ...tableOf(['--profile', 'rounds side by side', 'of head alone', 'benchmarks', 'load'], own.map((profile) => [
      profile.name,
      describePlan(profile),
      String(profile.solos),
      profile.only.length === 0 ? 'all' : profile.only.join(', '),
      describeLoad(profile),
    ])),
  ];
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.length === 0 ? [] : [bareTable({ head, rows })];
}

/** `8 to 40` */
function describePlan({ plan }: Pick<Profile, 'plan'>): string {
  if (plan === null) return 'none: tables only';
  const [least, most] = [plan.looks[0]!, plan.looks.at(-1)!];
  return least === most ? String(most) : `${least} to ${most}`;
}

function describeLoad({ load: { connections, pipelining, soloWarmupMs, soloMs } }: Profile): string {
  const parts = [
    ...(connections === null ? [] : [`${connections} connections`]),
    ...(pipelining === null ? [] : [`pipelining ${pipelining}`]),
    ...(soloWarmupMs === null ? [] : [`${formatDurationMs(soloWarmupMs)} of warm-up`]),
    ...(soloMs === null ? [] : [`${formatDurationMs(soloMs)} measured`]),
  ];
  return parts.length === 0 ? 'as configured' : parts.join(', ');
}
