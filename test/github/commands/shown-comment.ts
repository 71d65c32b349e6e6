import { commentMarker, type CommentState, type OwnComment, renderState, stateAfter } from '../../../src/github/publish/comment-state.ts';

/** What differs from the result of the pull request's only run, number 10. */
export type ShownResult = Partial<Pick<CommentState, 'run' | 'sha' | 'results' | 'shownSince'>> & { readonly configFile?: string };

/** A gate's comment as it is found on a pull request. */
export function shownComment({ configFile = 'perf-gate.yml', ...result }: ShownResult): OwnComment {
  const state = stateAfter(null, {
    run: 10,
    attempt: 1,
    sha: 'a'.repeat(40),
    startedAt: '2026-01-15T10:00:00.000Z',
    verdictLine: 'express/updateUser got 4.1 % slower',
    results: [],
    shownSince: '2026-01-15T10:00:00.000Z',
    ...result,
  });
  const marker = commentMarker(configFile);
  return { id: 1, body: `${marker}\n${renderState(state)}\nreport`, marker, state };
}
