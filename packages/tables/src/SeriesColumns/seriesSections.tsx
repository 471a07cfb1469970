import type { TableSection } from '../DataTable/index.ts';
import type { SeriesMessages } from '../messages/series.ts';
import type { SeriesDisqualification } from '../rows/stageResultsTableRow.ts';
import classes from './SeriesColumns.module.css';
import { meaningOf } from './seriesDisqualification.ts';

/** Returns the section of unclassified rows: their number, and a reason common to all. */
export function outSection(out: readonly SeriesDisqualification[], seriesMessages: SeriesMessages): TableSection {
  const labels = new Set(out.map(({ label }) => label));
  const [only = ''] = labels;
  const why = labels.size === 1 ? meaningOf(only, seriesMessages)?.toLowerCase() : null;

  return {
    key: 'out-of-standings',
    title: (
      <>
        <b className={classes.SeriesSection}>
          {seriesMessages.outOfStandings} · {out.length}
        </b>{' '}
        {why ?? seriesMessages.outNote}
      </>
    ),
  };
}

/** Returns the section of a category, which begins a new page in print. */
export function categorySection(category: string | null, seriesMessages: SeriesMessages): TableSection {
  const title = category === null ? seriesMessages.withoutCategory : seriesMessages.inCategory(category);
  return { key: category ?? 'none', title: <b className={classes.SeriesSection}>{title}</b> };
}
