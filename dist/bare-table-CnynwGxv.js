import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-C02oN0AF.js";
import { i as plainLine } from "./escape-CLc3o0GR.js";

// src/cli/bare-table.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** A table without colours. `ruled`: with a line between rows. Names in it may come from measured code. */
function bareTable({ head, rows, ruled = false }) {
	const table = new import_cli_table3.default({
		head: [...head],
		style: {
			head: [],
			border: [],
			compact: !ruled
		}
	});
	table.push(...rows.map((row) => row.map(plainLine)));
	return table.toString();
}

export { bareTable as t };