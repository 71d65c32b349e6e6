/** All benchmarks in one table, and each with its charts below; one filter for both. */
import type { BenchmarkView, PageData } from '../report/html/page-data.ts';
import { chartsView } from './chart-view.ts';
import { tableView, textNodes } from './document-view.ts';
import { choice, element, fold, labelled } from './dom.ts';
import { flameView } from './flame-view.ts';

const addressOf = (position: number): string => `benchmark-${position + 1}`;

export function benchmarksView(data: PageData): HTMLElement | null {
  const { benchmarks, overview, commitUrl } = data;
  if (benchmarks.length === 0) return null;
  const table = tableView(overview, { name: 'All benchmarks', commitUrl, linkOf: (row) => `#${addressOf(row)}` });
  const rows = [...table.querySelectorAll('tbody tr')];
  const details = benchmarks.map((benchmark, position) => detailsOf(benchmark, position, data));
  return element('section', { 'aria-labelledby': 'benchmarks' }, [
    element('h2', { id: 'benchmarks' }, ['Benchmarks']),
    benchmarks.length < 2
      ? null
      : filterOf(benchmarks, (isShown) => {
          for (const list of [rows, details]) list.forEach((one, position) => one.toggleAttribute('hidden', !isShown(position)));
        }),
    table,
    ...details,
  ]);
}

function detailsOf(
  { label, verdict, because, isOpen, flame, charts }: BenchmarkView,
  position: number,
  data: PageData,
): HTMLDetailsElement {
  const summary = [
    element('h3', {}, [element('code', {}, [label])]),
    element('span', { class: verdict.tone ?? '' }, textNodes(verdict.text, data.commitUrl)),
  ];
  return fold(
    summary,
    () => [
      because.length === 0 ? null : element('p', {}, textNodes(because, data.commitUrl)),
      chartsView(charts, data, flame === null ? null : flameView(flame, data.commitUrl)),
    ],
    { class: 'benchmark', id: addressOf(position), open: isOpen },
  );
}

/** @param show tells which benchmarks are shown, by their positions */
function filterOf(benchmarks: readonly BenchmarkView[], show: (isShown: (position: number) => boolean) => void): HTMLElement {
  const name = element('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const kinds = [...new Set(benchmarks.map(({ kind }) => kind))].filter((kind) => kind !== '');
  const kind = choice([['', 'all verdicts'], ...kinds.map((one) => [one, one] as const)]);
  const count = element('output', { 'aria-live': 'polite' });
  const apply = (): void => {
    const wanted = name.value.trim().toLowerCase();
    const shown = benchmarks.map(
      (benchmark) => benchmark.label.toLowerCase().includes(wanted) && (kind.value === '' || benchmark.kind === kind.value),
    );
    show((position) => shown[position] === true);
    count.textContent = `${shown.filter(Boolean).length} of ${benchmarks.length} benchmarks`;
  };
  name.addEventListener('input', apply);
  kind.addEventListener('change', apply);
  apply();
  return element('form', { class: 'filter', role: 'search', 'aria-label': 'Benchmarks' }, [
    labelled('Filter by name', name),
    kinds.length < 2 ? null : labelled('Verdict', kind),
    count,
  ]);
}

/** A link to a benchmark opens it. */
export function openNamedBenchmark(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
  named.querySelector('summary')?.focus();
}
