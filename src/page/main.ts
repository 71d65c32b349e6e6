/** The browser part of the HTML report: draws the data that the page brings with it. */
import type { PageData } from '../report/html/page-data.ts';
import { benchmarksView, openNamedBenchmark } from './benchmarks-view.ts';
import { chartsView } from './chart-view.ts';
import { beginSentence } from '../text/phrases.ts';
import { answerView, blockView, foldView, stepView, textNodes } from './document-view.ts';
import { element, fold } from './dom.ts';

// The program that wrote the page wrote this too, by the same type.
const data = JSON.parse(document.getElementById('data')!.textContent) as PageData;
const { document: report, facts, groups, pages, commitUrl } = data;
const { headline, answers, next, visible, changes, folds } = report;

const effect = headline.effect === '' ? '' : `${headline.symbol} ${beginSentence(headline.effect)}: `;

document.body.append(
  element('header', { class: headline.tone ?? '' }, [
    pages.length === 0
      ? null
      : element(
          'nav',
          { 'aria-label': 'Pages' },
          pages.map(([title, address]) => element('a', { href: address }, [title])),
        ),
    element('h1', {}, textNodes([effect, ...headline.verdict], commitUrl)),
    element(
      'dl',
      {},
      facts.map(([name, value]) => element('div', {}, [element('dt', {}, [name]), element('dd', {}, textNodes(value, commitUrl))])),
    ),
  ]),
  element('main', {}, [
    answers.length === 0
      ? null
      : element(
          'section',
          { class: 'answers', 'aria-label': 'About the verdict' },
          answers.map((one) => answerView(one, commitUrl)),
        ),
    next.length === 0
      ? null
      : element('section', { 'aria-labelledby': 'next' }, [
          element('h2', { id: 'next' }, ['Next']),
          element(
            'ul',
            { class: 'steps' },
            next.map((step) => stepView(step, commitUrl)),
          ),
        ]),
    visible.length + changes.length === 0
      ? null
      : element(
          'section',
          { class: 'visible', 'aria-label': 'Changes' },
          [...changes, ...visible].map((block) => blockView(block, commitUrl)),
        ),
    benchmarksView(data),
    groups.length === 0
      ? null
      : element('section', { 'aria-labelledby': 'servers' }, [
          element('h2', { id: 'servers' }, ['Servers beside each other']),
          ...groups.map(({ title, charts }) =>
            fold([element('h3', {}, [element('code', {}, [title])])], () => [chartsView(charts, data)], { class: 'section' }),
          ),
        ]),
    ...folds.map((one) => foldView(one, commitUrl)),
  ]),
);

addEventListener('hashchange', openNamedBenchmark);
openNamedBenchmark();
