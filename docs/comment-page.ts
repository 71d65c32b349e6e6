/** Comments as GitHub shows them, for pictures. */
import { marked } from 'marked';

const STYLE = `
  body { margin: 16px; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji"; color: #1f2328; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin-bottom: 16px; overflow: hidden; }
  header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; color: #59636e; }
  header b { color: #1f2328; } header i { border: 1px solid #d1d9e0; border-radius: 2em; font-size: 12px; font-style: normal; padding: 0 7px; }
  main { padding: 0 16px 12px; } p { margin: 12px 0; }
  code { background: #818b981f; border-radius: 6px; font: 85% "DejaVu Sans Mono", Consolas, monospace; padding: .2em .4em; }
  table { border-collapse: collapse; } th, td { border: 1px solid #d1d9e0; padding: 5px 11px; font-size: 13px; }
  summary { margin: 4px 0; } details + details { margin-top: 0; }`;

export function pageOfComments(comments: readonly string[]): string {
  const articles = comments.map(
    (markdown) =>
      `<article><header><b>github-actions</b> <i>bot</i> commented 2 minutes ago</header><main>${marked.parse(markdown, { async: false })}</main></article>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${articles.join('')}`;
}
