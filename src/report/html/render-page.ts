/** A page as one file that opens from disk: nothing in it is loaded from anywhere, and nothing that was measured is markup. */
import { escapeMarkup, withoutUnseen } from '../../text/escape.ts';
import type { PageData } from './page-data.ts';

/** The browser part, as the bundle has it. */
export interface PageAssets {
  readonly script: string;
  /** SHA-256 of `script` in base64: no other script runs in the page. */
  readonly scriptHash: string;
  readonly style: string;
}

export function renderPage(data: PageData, { script, scriptHash, style }: PageAssets): string {
  // Charts set styles of their own on their elements.
  const policy = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  // In a script element nothing but `<` can end it, and JSON reads the escape as the same character.
  const json = JSON.stringify(data, asShown).replaceAll('<', String.raw`\u003c`);
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
<script type="application/json" id="data">${json}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Most cells are without an opinion, and there may be a hundred thousand. Text could turn its surroundings around, or cover them. */
function asShown(key: string, value: unknown): unknown {
  if (typeof value === 'string') return key === 'tone' && value === 'neutral' ? undefined : withoutUnseen(value);
  return value;
}
