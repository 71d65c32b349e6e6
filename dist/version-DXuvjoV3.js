// package.json
var version$1 = "0.1.0";

// src/system/version.ts
/** Of this program, as every run records it. By itself: the processes that measure must load no file of the package but their own. */
const version = version$1;

export { version as t };