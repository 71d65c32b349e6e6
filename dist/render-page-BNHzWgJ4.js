import { h as withoutUnseen, t as escapeMarkup } from "./escape-BWBapS6T.js";

// src/report/html/render-page.ts
/** A page as one file that opens from disk: nothing in it is loaded from anywhere, and nothing that was measured is markup. */
function renderPage(data, { script, scriptHash, style }) {
	const policy = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
	const json = JSON.stringify(data, asShown).replaceAll("<", String.raw`\u003c`);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(withoutUnseen(data.title))}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<noscript><p>This page needs JavaScript. It loads nothing from the network.</p></noscript>
<script type="application/json" id="data">${json}<\/script>
<script>${script}<\/script>
</body>
</html>
`;
}
/** Most cells are without an opinion, and there may be a hundred thousand. Text could turn its surroundings around, or cover them. */
function asShown(key, value) {
	if (typeof value === "string") return key === "tone" && value === "neutral" ? void 0 : withoutUnseen(value);
	return value;
}

export { renderPage as t };