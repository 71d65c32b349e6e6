/** Texts that try to be more than text, and what no output may hold of them. */
import { marked } from 'marked';

/** Each is what a name or a message of the measured code could be. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>evil()</script>',
  '<img src=x onerror=evil()>',
  '"><svg/onload=evil()>',
  '</code></td><h1>evil',
  '<!-- evil',
  '--> evil',
  '</script><script>evil()',
  '![evil](https://evil.example/x.png)',
  '[evil](javascript:evil())',
  '<https://evil.example>',
  'www.evil.example',
  '@evil-user',
  'evil/shop#66',
  'GH-66',
  'closes #66',
  '`evil`',
  '```\nevil\n```',
  '|evil|',
  '\\',
  '**evil**',
  '# evil',
  '- evil',
  '> evil',
  '1. evil',
  '---',
  '~~~',
  '/close',
  '$evil$',
  '&lt;b&gt;',
  '&#60;script&#62;',
  '\u001B[31mevil\u001B[0m',
  '\u001B]0;evil\u0007',
  '\u001B]8;;https://evil.example\u001B\\evil\u001B]8;;\u001B\\',
  '\u009B2Jevil',
  '\u001B[2J',
  '\b\b\b\bevil',
  '\r',
  '\n',
  '\u2028',
  '\u0085',
  '\u0000',
  '\n::error::evil',
  '\n::add-mask::perf',
  '::stop-commands::evil',
  '##[error]evil',
  '##[group]evil',
  '%0A::error::evil',
  '\r\n::set-output name=verdict::passed',
  '\u202Elive',
  '\u2066evil\u2069',
  '\u200Fevil',
  '\u061Cevil',
  '\u200Bevil',
  '\u2060',
  '\uFEFF',
  '\u00ADevil',
  '\u3164',
  '\u{E0065}\u{E0076}',
  '\u180E',
  'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '\uD800',
  '\uDFFF',
  '\uFFFE',
  '\uFFFF',
  '=HYPERLINK("https://evil.example","x")',
  "+1+cmd|'/c evil'!A1",
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '"',
  "'",
  ',',
  ';',
  "'; evil; '",
  '$(evil)',
  '${{ secrets.EVIL }}',
  '../../../../etc/evil',
  'a/../../evil',
  'CON',
  '__proto__',
  'constructor',
  'x'.repeat(400),
  '😀'.repeat(200),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
];

/** Fields that hold words of the measured code, of its configuration or of other people. */
const FREE = new Set(
  [
    'id target scenario version name text by reason file subject benchmark variant part cpuModel kernel osMajor arch',
    'nodeVersion emulator runnerImage profile tool configFile configHash loadHash missingProgram newestCommit since',
    'slowerSince from to base head lastBefore firstAfter only commit sha label title verdictLine',
  ].flatMap((names) => names.split(' ')),
);

/** The same with hostile text at the end, or the beginning, of each such field. Texts that are equal stay equal. */
export function poisoned<Value>(value: Value, hostile: string, place: 'before' | 'behind', key = ''): Value {
  if (typeof value === 'string')
    return (FREE.has(key) ? (place === 'before' ? `${hostile}${value}` : `${value}${hostile}`) : value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => poisoned(one, hostile, place, key)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isLabels = key === 'labels';
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]: readonly [string, unknown]) => [
      isLabels ? `${name}${hostile}` : name,
      poisoned(inside, hostile, place, isLabels ? 'text' : name),
    ]),
  ) as Value;
}

/** What no reader sees, but ends of lines and the variation selector of emoji: written anew, and not taken from what is tested. */
const UNSEEN = new RegExp(
  String.raw`[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}]|\p{Cs}`,
  'u',
);

/** They cover the lines above and below. */
const PILED = /\p{M}{5}/u;

const quoted = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));

function firstOf(text: string, what: string, pattern: RegExp): readonly string[] {
  const found = pattern.exec(text);
  return found === null ? [] : [`${what}: ${quoted(text, found.index)}`];
}

/** One line, or several, for a terminal, a log, or a file that may be printed into one. */
export const inLog = (text: string): readonly string[] => [...seen(text), ...unfenced(text)];

const seen = (text: string): readonly string[] => [
  ...firstOf(text, 'a character that no reader sees', UNSEEN),
  ...firstOf(text, 'a pile of marks', PILED),
];
const unfenced = (text: string): readonly string[] => [...firstOf(text, 'a command to the runner', /^\s*::|##\[/mu)];

/** Escape sequences that the report itself colours by. */
export const inColours = (text: string): readonly string[] =>
  inLog(text.replaceAll(new RegExp(String.raw`\u001B\[(?:1|22|31|32|33|39)m`, 'g'), ''));

export const inLine = (text: string): readonly string[] => [...firstOf(text, 'a second line', /\n/u), ...inLog(text)];

/** As a runner reads messages of commands, and a shell or JSON an output between quotes. */
export const inOutput = (text: string): readonly string[] => [
  ...firstOf(text, 'a character that a shell acts on', /["'`$\\]/u),
  ...inLine(text),
];

const ELEMENTS = /<(?!\/?(?:p|code|pre|strong|em|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|details|summary|br|hr|blockquote|a)\b)/u;
const decoded = (html: string): string =>
  html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** `links`: beginnings of addresses that the report itself links to. */
export const inMarkdown =
  (links: readonly string[]) =>
  (markdown: string): readonly string[] => {
    const html = marked.parse(markdown.replaceAll(/^<!-- [^<>]* -->$/gm, ''), { async: false });
    const addresses = [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !links.some((link) => address.startsWith(link)));
    const prose = decoded(html.replaceAll(/<(code|pre)\b[^>]*>.*?<\/\1>/gsu, '').replaceAll(/<[^<>]*>/g, ''));
    return [
      ...seen(markdown),
      ...firstOf(markdown.replaceAll(/^(`{3,}).*?^\1$/gmsu, ''), 'a command of GitLab', /^\//mu),
      ...firstOf(html, 'an element', ELEMENTS),
      ...firstOf(html, 'an attribute', /<\w+(?:\s+(?!href=|class="language-(?:sh|yaml)"|align="(?:left|right)")[^>\s])/u),
      ...addresses.map((address) => `a link to ${address}`),
      ...firstOf(prose, 'a mention, a reference or a link', /@evil|\w#66|\s#66|\bGH-66|\w:\/\/evil|www\.evil/iu),
    ];
  };

/** The value is the same as before, or is one at all. */
export const inJson = (text: string): readonly string[] => {
  JSON.parse(text);
  return [...firstOf(text, 'a character that no reader sees', UNSEEN), ...unfenced(text)];
};

/** XML or SVG: well-formed as far as tags, quotes, entities and characters go. */
export const inXml = (text: string): readonly string[] => [
  ...seen(text),
  ...firstOf(text.replaceAll(/<(?:\?xml [^<>]*\?|\/?[a-zA-Z-]+(?:\s+[a-zA-Z-]+="[^"<>]*")*\s*\/?)>/g, ''), 'half a tag', /[<>]/u),
  ...firstOf(text, 'half an entity', /&(?!(?:amp|lt|gt|quot|#39);)/u),
];

/** RFC 4180, and no field that a spreadsheet takes for a formula. */
export const inCsv = (text: string): readonly string[] => {
  const lines = text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gy)].map(
        ([, quotedField, bare]) => quotedField?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
  return [
    ...seen(text.replaceAll('\r\n', '\n')),
    ...new Set(
      lines.flatMap((fields) =>
        fields.length === lines[0]!.length ? [] : [`a line of ${fields.length} fields, and the header has ${lines[0]!.length}`],
      ),
    ),
    ...lines.flat().flatMap((field) => (/^[=+\-@\t]/u.test(field) && Number.isNaN(Number(field)) ? [`a formula: ${field}`] : [])),
  ];
};

/** A page whose two scripts are the data and the page's own. */
export const inPage = (html: string): readonly string[] => {
  const data = /<script type="application\/json" id="data">(?<json>.*?)<\/script>/su.exec(html)?.groups?.['json'] ?? '';
  const [scripts, title] = [html.match(/<script/g)?.length ?? 0, /<title>(?<text>.*?)<\/title>/su.exec(html)?.groups?.['text'] ?? ''];
  const texts: string[] = [];
  JSON.parse(data, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return [
    ...(scripts === 2 ? [] : [`${scripts} scripts`]),
    ...firstOf(title, 'markup in the title', /[<>]/u),
    ...[title, ...texts].flatMap(seen),
  ];
};
