/** Shows the content that every report has: texts, lists, commands and tables. */
import type { Answer, Block, Cell, Fold, NextStep, Table, Text } from '../report/document.ts';
import { element, fold } from './dom.ts';

const COMMIT = /^[0-9a-f]{12,64}$/;

/** Reports begin a verdict with one of these; not every machine has a font for them. */
const SYMBOL = /^(?<symbol>❌|✅|⚠️)(?<rest>.*)$/su;
const SIGNS = new Map([
  ['❌', { tone: 'bad', sign: '✕', meaning: 'blocks' }],
  ['✅', { tone: 'good', sign: '✓', meaning: 'passes' }],
  ['⚠️', { tone: 'doubtful', sign: '!', meaning: 'needs attention' }],
]);

export function textNodes(text: Text, commitUrl: string | null): readonly Node[] {
  return text.flatMap((span): readonly Node[] => {
    if (typeof span === 'string') return proseNodes(span);
    const code = element('code', {}, [span.code]);
    return [commitUrl !== null && COMMIT.test(span.code) ? element('a', { href: commitUrl + span.code }, [code]) : code];
  });
}

function proseNodes(prose: string): readonly Node[] {
  const { symbol, rest } = SYMBOL.exec(prose)?.groups ?? {};
  const sign = SIGNS.get(symbol ?? '');
  // A number stays with its unit, and an interval on one line.
  if (sign === undefined)
    return [document.createTextNode(prose.replace(/ %|\([^)]* to [^)]*\)/gu, (together) => together.replaceAll(' ', '\u00a0')))];
  return [element('span', { class: `sign ${sign.tone}`, role: 'img', 'aria-label': sign.meaning }, [sign.sign]), ...proseNodes(rest ?? '')];
}

export function blockView(block: Block, commitUrl: string | null): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return element('h3', {}, textNodes(block.text, commitUrl));
    case 'paragraph':
      return element('p', {}, textNodes(block.text, commitUrl));
    case 'command':
      return commandView(block.command);
    case 'list':
      return element(
        'ul',
        {},
        block.items.map((item) => element('li', {}, textNodes(item, commitUrl))),
      );
    case 'table': {
      // What scrolls needs a name.
      const titles = block.columns.map(({ title }) => title).filter((title) => title !== '');
      return tableView(block, { name: titles.slice(0, 3).join(', '), commitUrl });
    }
  }
}

export const foldView = ({ title, blocks }: Fold, commitUrl: string | null): HTMLElement =>
  fold([element('h2', {}, [title])], () => blocks.map((block) => blockView(block, commitUrl)), { class: 'section' });

export const answerView = ({ question, text }: Answer, commitUrl: string | null): HTMLElement =>
  element('p', {}, [element('strong', {}, [question]), ' ', ...textNodes(text, commitUrl)]);

export const stepView = ({ what, command }: NextStep, commitUrl: string | null): HTMLElement =>
  element('li', {}, [element('span', {}, textNodes(what, commitUrl)), command === null ? null : commandView(command)]);

function commandView(command: string): HTMLElement {
  const code = element('pre', { tabindex: '0', 'aria-label': 'Command' }, [element('code', {}, [command])]);
  if (!('clipboard' in navigator)) return element('div', { class: 'command' }, [code]);
  const copy = element('button', { type: 'button' }, ['Copy']);
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(command).then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'Not copied'),
    );
  });
  return element('div', { class: 'command' }, [code, copy]);
}

/** Longer tables scroll by themselves, so that what stands below is not far. */
const MOST_ROWS = 30;

/** A table that its headings sort: first the largest figure or the first name, then the reverse, then as it was. */
export function tableView(
  { columns, rows }: Table,
  { name, commitUrl, linkOf }: { readonly name: string; readonly commitUrl: string | null; readonly linkOf?: (row: number) => string },
): HTMLElement {
  const shown = rows.map((cells, row) =>
    element(
      'tr',
      {},
      cells.map((cell, column) => {
        const nodes = textNodes(cell.text, commitUrl);
        // The file leaves out the tone of a cell without an opinion.
        const style = `${columns[column]!.align} ${(cell as Partial<Cell>).tone ?? 'neutral'}`;
        if (column > 0) return element('td', { class: style }, nodes);
        return element('th', { scope: 'row', class: style }, linkOf === undefined ? nodes : [element('a', { href: linkOf(row) }, nodes)]);
      }),
    ),
  );
  const body = element('tbody', {}, shown);
  const headings = columns.map(({ title, align }, column) => {
    if (rows.length < 2 || title === '')
      return element('th', { scope: 'col', class: align }, [title === '' ? element('span', { class: 'hidden' }, ['Details']) : title]);
    const heading = element('th', { scope: 'col', class: align, 'aria-sort': 'none' }, [element('button', { type: 'button' }, [title])]);
    heading.addEventListener('click', () => {
      const isOfFigures = rows.some((cells) => cells[column]?.value !== undefined);
      const cycle = isOfFigures ? ['none', 'descending', 'ascending'] : ['none', 'ascending', 'descending'];
      const next = cycle[(cycle.indexOf(heading.getAttribute('aria-sort')!) + 1) % cycle.length]!;
      for (const other of headings) if (other.hasAttribute('aria-sort')) other.setAttribute('aria-sort', 'none');
      heading.setAttribute('aria-sort', next);
      body.append(...orderOf(rows, column, next).map((row) => shown[row]!));
    });
    return heading;
  });
  return element('div', { class: rows.length > MOST_ROWS ? 'table long' : 'table', tabindex: '0', role: 'group', 'aria-label': name }, [
    element('table', {}, [element('thead', {}, [element('tr', {}, headings)]), body]),
  ]);
}

/** Positions of the rows; those without a figure come last in either order. */
function orderOf(rows: Table['rows'], column: number, order: string): readonly number[] {
  const positions = rows.map((_, row) => row);
  if (order === 'none') return positions;
  const sign = order === 'ascending' ? 1 : -1;
  const keys = rows.map((cells) => keyOf(cells[column]));
  return positions.toSorted((one, other) => {
    const [a, b] = [keys[one]!, keys[other]!];
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b, 'en', { numeric: true });
    return typeof a === 'number' ? -1 : 1;
  });
}

function keyOf(cell: Cell | undefined): number | string {
  return cell?.value ?? (cell?.text ?? []).map((span) => (typeof span === 'string' ? span : span.code)).join('');
}
