import { r as isBaselineCommit } from "./commit-message-VxR2MbHQ.js";

// src/github/event/task.ts
/** As GitHub names the branch of a merge group: by its target, its last pull request and the commit that it goes on top of. */
const BRANCH_OF_GROUP = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]{40}$/;
/**
* The last pull request of a merge group, by the name of the group's branch; null: that is no such name. A person may give a branch
* that name, so it counts only where GitHub says that a merge group started the run.
*/
function pullRequestOfGroup(branch) {
	const [, number] = BRANCH_OF_GROUP.exec(branch ?? "") ?? [];
	return number === void 0 ? null : Number(number);
}
/** The label that keeps a pull request from being measured. Its author cannot set it without a role in the repository. */
const SKIP_LABEL = "skip perf";
/** Keeps a push from being measured, in the message of its last commit. */
const SKIP_MARK = "[skip perf]";
/**
* The task of an event:
*
*     pull_request        base of the pull request    comment
*     merge_group         base of the group           –
*     workflow_dispatch   input, or as a push         comment where a pull request is named
*     push, default       no base, everything         stored, unless it reaches nothing
*     push, other         the tip before              –
*     schedule            no base, everything         stored
*     workflow_run        nothing is measured         comment, check
*     issue_comment       nothing is measured         what the comment asks for
*/
function taskOf(event, inputs) {
	if (inputs.workflowRun !== null) return {
		kind: "publish",
		run: { id: inputs.workflowRun }
	};
	const task = taskOfEvent(event, inputs);
	if (task.kind !== "measure" || inputs.merge === null) return task;
	return {
		kind: "join",
		folder: inputs.merge,
		expectedRuns: inputs.expect,
		audience: task.audience
	};
}
function taskOfEvent(event, inputs) {
	switch (event.kind) {
		case "pull_request": return taskOfPullRequest(event, inputs);
		case "merge_group": return taskOfMergeGroup(event, inputs);
		case "workflow_dispatch": return taskOfDispatch(event, inputs);
		case "push": return taskOfPush(event, inputs);
		case "schedule": return {
			...measuring(inputs),
			base: { kind: "none" },
			all: true,
			branch: "default",
			storeOn: inputs.baselineBranch ?? event.defaultBranch
		};
		case "workflow_run": return event.action === "completed" ? {
			kind: "publish",
			run: event.run
		} : {
			kind: "skip",
			why: "The other workflow has not ended yet."
		};
		case "issue_comment": return event.action === "created" ? {
			kind: "command",
			comment: event
		} : {
			kind: "skip",
			why: "Only a new comment is a command."
		};
	}
}
const NO_AUDIENCE = {
	pullRequest: null,
	headSha: null
};
/** Defaults of a measuring, without comment and check. */
function measuring({ all }) {
	return {
		kind: "measure",
		all,
		unlessNothingReachedSince: null,
		branch: "other",
		pullRequest: null,
		audience: NO_AUDIENCE,
		storeOn: null
	};
}
function taskOfPullRequest(event, inputs) {
	if (event.action === "closed") return {
		kind: "skip",
		why: "The pull request was closed: there is nothing left to keep from being merged."
	};
	if (event.labels.includes("skip perf")) return {
		kind: "skip",
		why: `The pull request has the label "${SKIP_LABEL}".`
	};
	const { number, baseSha, headSha, isFork } = event;
	return {
		...measuring(inputs),
		base: baseFromInput(inputs) ?? {
			kind: "pull request",
			number,
			commits: {
				baseSha,
				headSha
			}
		},
		pullRequest: number,
		audience: {
			pullRequest: {
				number,
				isFork
			},
			headSha
		}
	};
}
function taskOfMergeGroup(event, inputs) {
	if (event.action !== "checks_requested") return {
		kind: "skip",
		why: "The merge group is gone: there is nothing left to check."
	};
	return {
		...measuring(inputs),
		base: baseFromInput(inputs) ?? {
			kind: "named",
			ref: event.baseSha
		},
		pullRequest: pullRequestOfGroup(event.headBranch),
		audience: {
			pullRequest: null,
			headSha: event.headSha
		}
	};
}
function taskOfDispatch(event, inputs) {
	const number = inputs.pullRequest;
	const ofPullRequest = number === null ? null : {
		kind: "pull request",
		number,
		commits: null
	};
	const ofBranch = event.branch === event.defaultBranch ? { kind: "previous" } : {
		kind: "merge base",
		branch: event.defaultBranch
	};
	return {
		...measuring(inputs),
		base: baseFromInput(inputs) ?? ofPullRequest ?? ofBranch,
		branch: number === null && event.branch === event.defaultBranch ? "default" : "other",
		pullRequest: number,
		audience: {
			pullRequest: number === null ? null : {
				number,
				isFork: false
			},
			headSha: null
		}
	};
}
function taskOfPush(event, inputs) {
	if (event.branch === null) return {
		kind: "skip",
		why: "A tag was pushed: its commit was measured when its branch was."
	};
	if (event.headMessage === null) return {
		kind: "skip",
		why: "The branch was deleted."
	};
	if (isBaselineCommit(event.headMessage)) return {
		kind: "skip",
		why: "The push only stores a baseline."
	};
	if (event.headMessage.includes(SKIP_MARK)) return {
		kind: "skip",
		why: `The message of the commit has ${SKIP_MARK}.`
	};
	const sinceBefore = event.before === null ? {
		kind: "merge base",
		branch: event.defaultBranch
	} : {
		kind: "before",
		sha: event.before,
		defaultBranch: event.defaultBranch
	};
	if (event.branch === event.defaultBranch) return {
		...measuring(inputs),
		base: { kind: "none" },
		all: true,
		branch: "default",
		unlessNothingReachedSince: event.before === null || inputs.all ? null : sinceBefore,
		storeOn: inputs.baselineBranch ?? event.defaultBranch
	};
	return {
		...measuring(inputs),
		base: baseFromInput(inputs) ?? sinceBefore
	};
}
function baseFromInput({ base }) {
	if (base === null) return null;
	return base === "none" ? { kind: "none" } : {
		kind: "named",
		ref: base
	};
}

export { pullRequestOfGroup as n, taskOf as r, SKIP_LABEL as t };