/** Facts of `package.json`. A module of its own, so that measuring processes do not load that. */
import manifest from '../../package.json' with { type: 'json' };

/** Version of perf-gate. */
export const version = manifest.version;

/** `OWNER/NAME` of perf-gate on GitHub. It is written in `repository` of package.json, and everything else follows it. */
export const repositoryName = /github\.com\/(?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(manifest.repository.url)!.groups!['name']!;
