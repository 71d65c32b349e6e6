import { dirname } from "node:path";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";

// src/text-file.ts
/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
async function readTextIfPresent(path) {
	const bytes = await nullIfMissing(async () => readFile(path));
	return bytes === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
/** What `read` gives; null if what it reads does not exist: missing and unreadable are different things. */
async function nullIfMissing(read) {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
/**
* Writes a file so that a reader sees the old content or the new one, never a half: a temporary file beside it, then
* a rename. Creates the folder. Throws what the file system throws.
*/
async function writeTextAtomically(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(temporary, text, { flush: true });
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

export { readTextIfPresent as n, writeTextAtomically as r, nullIfMissing as t };