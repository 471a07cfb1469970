import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EmbedState } from '../../packages/embed/src/state/embedState.ts';
import { EmbedWidget } from '../../packages/embed/src/widgets/EmbedWidget.tsx';
import {
  countdownStates,
  resultsStates,
  riderStates,
  scheduleStates,
  seriesStates,
  standingsStates,
} from './embedStates.ts';

const states = { countdownStates, resultsStates, riderStates, scheduleStates, seriesStates, standingsStates };
const cases = Object.values(states).flatMap((group) => Object.entries<EmbedState>(group));

/** Returns the texts in data, longest first. */
const textsOf = (data: unknown): string[] =>
  (typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsOf)
      : []
  )
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);

it.each(cases)('%s contains no Russian texts of ours in English', (_, state) => {
  const options = { ...state.embed.options, locale: 'en' as const };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<EmbedWidget state={{ ...state, embed: { ...state.embed, options } }} />);
  const attributes = [...page.querySelectorAll('*')].flatMap((each) => [...each.attributes].map(({ value }) => value));
  const texts = textsOf(state.reads);
  const left = [page.textContent, ...attributes].map((text) =>
    texts.reduce((rest, each) => rest.replaceAll(each, ''), text),
  );

  expect(left.join(' ').match(/[а-яё]+/gi) ?? []).toEqual([]);
});

const headingsOf = (state: EmbedState) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<EmbedWidget state={state} />);
  return [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent);
};

it('a single column of a group has no group heading above it, and shows its unit', () => {
  const headings = headingsOf(resultsStates['Группа B, выбранные столбцы']);

  expect(headings).toContain('Ход гонки');
  expect(headings.filter((text) => text.includes('вт/кг'))).toEqual(['вт/кг']);
});

it('riders of a group have two places only if others are ahead of them', () => {
  expect(headingsOf(resultsStates['Группа B'])).toContain('В кат.');
  expect(headingsOf(resultsStates['Группа A, первая в протоколе'])).not.toContain('В кат.');
});
