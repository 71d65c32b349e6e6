/** As GitHub names the branch of a merge group: by its target, its last pull request and the commit that it goes on top of. */
const BRANCH_OF_GROUP = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]{40}$/;

/**
 * The last pull request of a merge group, by the name of the group's branch; null: that is no such name. Whoever may write
 * to the repository may give a branch any name, so it says something only where GitHub says that a merge group started the run.
 */
export function pullRequestOfGroup(branch: string | null): number | null {
  const [, number] = BRANCH_OF_GROUP.exec(branch ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
