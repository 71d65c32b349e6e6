import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { constants as constants$1 } from "node:fs";

// src/system/text-file.ts
/** As much as Node.js can hold in one text, less a margin. */
const MOST_BYTES = 500 * 1024 ** 2;
/** The bytes of a regular file: a pipe without a writer would be waited for, and a device has no end. */
async function readRegularFile(path, mostBytes = MOST_BYTES) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path, constants$1.O_RDONLY | constants$1.O_NONBLOCK));
		const found = await file.stat();
		if (found.isDirectory()) throw new Error("it is a folder");
		if (!found.isFile()) throw new Error("it is no regular file");
		if (found.size > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
		return file.readFile();
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* The text of a regular file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. `read`: for
* what may come through a pipe.
*/
async function readTextIfPresent(path, read = readRegularFile) {
	const bytes = await nullIfMissing(() => read(path));
	return bytes === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
/** Text of an optional file; empty where it cannot be read, or has more than `mostBytes`. */
const textIfReadable = (path, mostBytes) => readRegularFile(path, mostBytes).then((bytes) => bytes.toString("utf8"), () => "");
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
	await mkdir(dirname(path), { recursive: true }).catch(() => mkdir(dirname(path)));
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