import { t as Context } from "./context-YerO5p2v.js";

// node_modules/@actions/github/lib/github.js
const context = new Context();

export { context };