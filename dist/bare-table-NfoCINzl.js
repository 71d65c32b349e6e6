import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";

// src/cli/bare-table.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** A table in the terminal's own colours. `ruled`: with a line between any two rows. */
function bareTable({ head, rows, ruled = false }) {
	const table = new import_cli_table3.default({
		head: [...head],
		style: {
			head: [],
			border: [],
			compact: !ruled
		}
	});
	table.push(...rows.map((row) => [...row]));
	return table.toString();
}

export { bareTable as t };