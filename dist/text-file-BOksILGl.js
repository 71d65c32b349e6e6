import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";

// src/system/text-file.ts
/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
async function readTextIfPresent(path) {
	const bytes = await nullIfMissing(async () => readFile(path));
	return bytes === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
/** Text of an optional file; empty where it cannot be read. */
const textIfReadable = (path) => readFile(path, "utf8").catch(() => "");
/** null where the file does not exist. Other errors are thrown: missing and unreadable differ. */
async function nullIfMissing(read) {
	return nullOn(["ENOENT"], read);
}
/** null also where a folder above is a file. */
async function nullIfNowhere(read) {
	return nullOn(["ENOENT", "ENOTDIR"], read);
}
/** null also where links lead in a circle. */
async function nullIfUnreachable(read) {
	return nullOn([
		"ENOENT",
		"ENOTDIR",
		"ELOOP"
	], read);
}
/** null for these error codes. */
async function nullOn(codes, read) {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error && "code" in error && codes.includes(error.code)) return null;
		throw error;
	}
}
/** Writes a temporary file and renames it, so that readers see the old or the new content. Creates the folder. */
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

export { readTextIfPresent as a, nullOn as i, nullIfNowhere as n, textIfReadable as o, nullIfUnreachable as r, writeTextAtomically as s, nullIfMissing as t };