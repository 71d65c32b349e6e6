import type { GitHubApi, Reaction } from '../github/api.ts';
import { explainIfRefused } from '../github/ask.ts';

/** How the author of a comment learns what came of it. */
export interface Answering {
  react(reaction: Reaction): Promise<void>;
  /** `markdown` becomes a comment of its own. */
  reply(markdown: string): Promise<void>;
}

/** Answers to a comment. One that GitHub refuses is a warning: what was done stays done. */
export function answerTo({ issue, commentId }: { readonly issue: number; readonly commentId: number }, { github, warn }: {
  readonly github: GitHubApi;
  readonly warn: (text: string) => void;
}): Answering {
  const orWarn = async (doing: string, answer: () => Promise<unknown>): Promise<void> => {
    const refused = await explainIfRefused({ doing, permission: 'pull-requests: write' }, answer);
    if (refused !== null) warn(refused);
  };
  return {
    react: async (reaction) => orWarn('react to the comment', async () => github.react(commentId, reaction)),
    reply: async (markdown) => orWarn('reply to the comment', async () => github.createComment(issue, markdown)),
  };
}
