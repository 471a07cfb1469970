import type { TableSection } from '../DataTable/index.ts';
import type { SeriesMessages } from '../messages/series.ts';
import classes from './SeriesColumns.module.css';
import { meaningOf, type SeriesDisqualification } from './seriesDisqualification.ts';

/** The line over those who are not classified: how many, and why where it is one reason for all. */
export function outSection(out: readonly SeriesDisqualification[], words: SeriesMessages, note: string): TableSection {
  const labels = new Set(out.map(({ label }) => label));
  const [only = ''] = labels;
  const why = labels.size === 1 ? meaningOf(only, words)?.toLowerCase() : null;

  return {
    key: 'out-of-standings',
    title: (
      <>
        <b className={classes.SeriesOut}>
          {words.outOfStandings} · {out.length}
        </b>{' '}
        {why ?? note}
      </>
    ),
  };
}
