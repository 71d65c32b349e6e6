// src/node-version.ts
/** Which Node.js this program runs on, and runs its targets on. */
/** In words, of what {@link isOldNode} lets pass. */
const NEEDED_NODE = "22.15 or newer (of the 23s: 23.5)";
/** Whether a server's modules could not be watched by its probe there (`module.registerHooks`: 22.15, 23.5). */
function isOldNode(version) {
	const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return major < 22 || major === 22 && minor < 15 || major === 23 && minor < 5;
}

export { isOldNode as n, NEEDED_NODE as t };