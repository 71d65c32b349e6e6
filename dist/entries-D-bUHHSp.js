import { fileURLToPath } from "node:url";

// src/measure/entries.ts
/**
* The files that run in other processes or threads. They are entries of the bundle of their own and lie beside this module,
* in `dist/` as in the source.
*/
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const entryUrl = (name) => new URL(`./${name}${extension}`, import.meta.url);
const entryPath = (name) => fileURLToPath(entryUrl(name));

export { entryUrl as n, entryPath as t };