import { n as openGitHub, t as GitHubRefusal } from "./github-Dm1VhEfL.js";

export { GitHubRefusal, openGitHub };