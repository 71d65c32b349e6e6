// src/model/cause.ts
/** What a cause may hold at most, which keeps its tree below 200 kB. `textLength` is that of a name, path or subject in characters, `lineLength` that of a line of code. */
const CAUSE_BOUNDS = {
	functions: 20,
	frames: 800,
	nodes: 3e3,
	packages: 50,
	commits: 10,
	textLength: 200,
	lineLength: 120
};
/** No file system takes more than 255 with an ending. */
const LONGEST_FILE_NAME = 200;
/** The file in `.perf-gate/profiles/` that an arm's profile of a benchmark is kept in. */
const profileFile = (id, arm) => `${id.replace(/[^\w.@-]+/g, "_").slice(0, LONGEST_FILE_NAME)}.${arm}.cpuprofile`;

export { profileFile as n, CAUSE_BOUNDS as t };