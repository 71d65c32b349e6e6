/** An artifact, or the run in it, is not what perf-gate makes. It may be anybody's work, so this is foreseen and no crash. */
export class ArtifactRefusal extends Error {
  override readonly name = 'ArtifactRefusal';
}
