// src/plan/glob.ts
/** What a glob over benchmark ids or metrics can look like: none of them begins with a slash, and an empty one means nothing. */
const GLOB = /^[^/\s]/;

export { GLOB as t };