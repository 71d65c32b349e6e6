/** Draws a flame graph of boxes; each is a button that zooms in. */
import type { FlameGraph } from '../report/html/page-data.ts';
import { formatInteger, formatNanoseconds } from '../text/figures.ts';
import { legendItem } from './chart-view.ts';
import { textNodes } from './document-view.ts';
import { element } from './dom.ts';
import { type FlameFrame, flameFrames } from './flame-frames.ts';

/** Smaller changes, in shares of the whole, are shown as none. */
const LEAST_SHARE = 0.01;

/** How much of a frame's colour is that of its change, in percent; letters stay readable on the most. */
const TINT = { least: 20, most: 55 } as const;

const ROW_EM = 1.7;

const instructionsOf = (count: number): string => `${formatInteger(count)} instructions`;

/** Profiles do not tell parts of a nanosecond. */
const timeOf = (ns: number): string => (ns < 100 ? `${Math.round(ns)} ns` : formatNanoseconds(ns));

export function flameView({ title, caption, per, tree, changes, files }: FlameGraph, commitUrl: string | null): HTMLElement {
  const frames = flameFrames(tree, `each ${per}`, changes);
  const whole = frames[0]!;
  const { changeOf, say, least, more, same } =
    changes === null
      ? {
          changeOf: ({ baseNs, headNs }: FlameFrame): number => headNs - baseNs,
          say: timeOf,
          least: LEAST_SHARE * whole.width,
          more: 'more than base',
          same: 'within 1 % of the whole',
        }
      : {
          changeOf: ({ change }: FlameFrame): number => change,
          say: instructionsOf,
          least: 1,
          more: 'more instructions than base',
          same: 'as many',
        };
  const most = Math.max(...frames.map((frame) => Math.abs(changeOf(frame))));
  const boxes = new Map(
    frames.map((frame) => {
      const change = changeOf(frame);
      return [frame, boxOf(frame, per, { tint: tintOf(change, least, most), change: `${change < 0 ? '−' : '+'}${say(Math.abs(change))}` })];
    }),
  );
  const canvas = element('div', { class: 'flame', role: 'group', 'aria-label': title }, [...boxes.values()]);
  canvas.style.height = `${(Math.max(...frames.map(({ depth }) => depth)) + 1) * ROW_EM}em`;
  // The title of each frame says the same to those who do not see it.
  const readout = element('p', { class: 'readout', 'aria-hidden': 'true' });
  const zoomOut = element('button', { type: 'button' }, ['Zoom out']);
  const read = (frame: FlameFrame): void => {
    readout.replaceChildren(element('code', {}, [frame.at.name]), ...detailsOf(frame, per).map((detail) => ` · ${detail}`));
  };
  operate({ canvas, boxes, whole, zoomOut, read });
  return element('figure', { class: 'wide' }, [
    element('h4', {}, [title]),
    element('div', { class: 'flame-tools' }, [
      element('ul', { class: 'legend' }, [
        legendItem(more, colorOf(TINT.most)),
        legendItem('less', colorOf(-TINT.most)),
        legendItem(same, colorOf(0)),
      ]),
      zoomOut,
    ]),
    element('div', { class: 'flame-scroll' }, [canvas]),
    readout,
    element('figcaption', {}, [element('div', {}, [caption]), element('div', {}, textNodes(files, commitUrl))]),
  ]);
}

/** Zooms and moves; `read` shows the figures of a frame. The frames are one stop of the Tab key together: the current one. */
function operate({
  canvas,
  boxes,
  whole,
  zoomOut,
  read,
}: {
  readonly canvas: HTMLElement;
  readonly boxes: ReadonlyMap<FlameFrame, HTMLButtonElement>;
  readonly whole: FlameFrame;
  readonly zoomOut: HTMLButtonElement;
  readonly read: (frame: FlameFrame) => void;
}): void {
  let [zoomed, current] = [whole, whole];
  const focus = (frame: FlameFrame): void => {
    boxes.get(current)!.tabIndex = -1;
    current = frame;
    boxes.get(current)!.tabIndex = 0;
    boxes.get(current)!.focus();
  };
  const zoom = (frame: FlameFrame): void => {
    zoomed = frame;
    for (const [one, box] of boxes) place(box, one, zoomed);
    zoomOut.disabled = zoomed === whole;
  };
  for (const [frame, box] of boxes) {
    for (const event of ['focus', 'pointerenter'])
      box.addEventListener(event, () => {
        read(frame);
      });
    box.addEventListener('click', () => {
      zoom(frame);
      focus(frame);
    });
  }
  canvas.addEventListener('pointerleave', () => {
    read(current);
  });
  canvas.addEventListener('keydown', (event) => {
    const next = neighbourOf(
      current,
      event.key,
      [...boxes.keys()].filter((frame) => !boxes.get(frame)!.hidden),
    );
    if (next !== undefined) focus(next);
    else if (event.key === 'Escape' && zoomed !== whole) zoom(whole);
    else return;
    event.preventDefault();
  });
  zoomOut.addEventListener('click', () => {
    zoom(whole);
    focus(current);
  });
  zoom(whole);
  boxes.get(whole)!.tabIndex = 0;
  read(whole);
}

/** Above 0: head takes more; in percent of the colour. */
function tintOf(growth: number, least: number, most: number): number {
  return Math.abs(growth) < least ? 0 : Math.sign(growth) * (TINT.least + ((TINT.most - TINT.least) * Math.abs(growth)) / most);
}

const colorOf = (tint: number): string =>
  tint === 0 ? 'var(--line)' : `color-mix(in srgb, var(--${tint > 0 ? 'bad' : 'series-0'}) ${Math.abs(tint)}%, var(--surface))`;

function boxOf(frame: FlameFrame, per: string, { tint, change }: { readonly tint: number; readonly change: string }): HTMLButtonElement {
  const box = element('button', { type: 'button', tabindex: '-1', title: [frame.at.name, ...detailsOf(frame, per)].join('\n') }, [
    element('span', {}, [element('span', {}, [frame.at.name]), tint === 0 ? null : element('span', {}, [` ${change}`])]),
  ]);
  box.style.background = colorOf(tint);
  box.style.top = `${frame.depth * ROW_EM}em`;
  return box;
}

function detailsOf({ at: { file, line }, baseNs, headNs }: FlameFrame, per: string): readonly string[] {
  return [...(file === null ? [] : [line === null ? file : `${file}:${line}`]), `${timeOf(baseNs)} → ${timeOf(headNs)} per ${per}`];
}

/** Callers of the zoomed frame become as wide as it is, and what lies beside it is hidden. */
function place(box: HTMLButtonElement, { left, width }: FlameFrame, zoomed: FlameFrame): void {
  const from = Math.max(left, zoomed.left);
  const to = Math.min(left + width, zoomed.left + zoomed.width);
  box.hidden = to <= from;
  box.style.left = `${(100 * (from - zoomed.left)) / zoomed.width}%`;
  box.style.width = `${(100 * (to - from)) / zoomed.width}%`;
}

/** @param shown widest first, so that the first callee is the one to look at */
function neighbourOf(current: FlameFrame, key: string, shown: readonly FlameFrame[]): FlameFrame | undefined {
  const row = shown.filter(({ depth }) => depth === current.depth).toSorted((one, other) => one.left - other.left);
  switch (key) {
    case 'ArrowDown':
      return shown.find(({ caller }) => caller === current);
    case 'ArrowUp':
      return current.caller ?? undefined;
    case 'ArrowRight':
      return row[row.indexOf(current) + 1];
    case 'ArrowLeft':
      return row[row.indexOf(current) - 1];
    default:
      return undefined;
  }
}
