import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/cli/page-assets.ts
const isSource = import.meta.url.endsWith(".ts");
const read = (name) => readFile(new URL(`${isSource ? "../../dist" : "."}/${name}`, import.meta.url), "utf8");
/** The browser part of HTML reports, which the bundle has as files of its own. */
async function readPageAssets() {
	return pageAssets(await read("page.js"), await read("page.css"));
}
function pageAssets(script, style) {
	return {
		script,
		style,
		scriptHash: createHash("sha256").update(script).digest("base64")
	};
}

export { readPageAssets as n, pageAssets as t };