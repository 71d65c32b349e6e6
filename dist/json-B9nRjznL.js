// src/text/json.ts
/** null: it is no JSON. In a file that another program writes, that is for this program to complain about. */
function jsonOrNull(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

export { jsonOrNull as t };