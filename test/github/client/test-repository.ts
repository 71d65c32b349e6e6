/** Whose the loopback GitHub is: apart from it, because it reads all of GitHub's description, which child processes have no use for. */
export const TEST_REPOSITORY = 'octo-org/shop';
export const TEST_TOKEN = 'loopback-token';
