// package.json
var version$1 = "0.1.0";

// src/version.ts
/** Of this program, as every run records it. */
const version = version$1;

export { version as t };