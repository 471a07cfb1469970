import { useMessages } from '@otryv/ui';
import { useMemo } from 'react';
import type { TableSection } from '../DataTable/index.ts';
import { seriesCatalogues } from '../messages/series.ts';
import type { SeriesDisqualification } from '../rows/stageResultsTableRow.ts';
import { categorySection, outSection } from './seriesSections.tsx';

interface SeriesRow {
  disqualification: SeriesDisqualification | null;
}

export interface SeriesSections<Row> {
  sectionOf: (row: Row) => TableSection | null;
  /** Starts a new page for each category in print, unless one is displayed alone. */
  pageOf: ((row: Row) => TableSection) | undefined;
}

/** Returns the sections of the displayed part of a series; `categoryOf` must keep its identity. */
export function useSeriesSections<Row extends SeriesRow>(
  shown: readonly Row[],
  ofAll: boolean,
  categoryOf: (row: Row) => string | null,
): SeriesSections<Row> {
  const seriesMessages = useMessages(seriesCatalogues);
  const sectionOf = useMemo(() => {
    const section = outSection(
      shown.flatMap(({ disqualification }) => disqualification ?? []),
      seriesMessages,
    );
    return ({ disqualification }: Row) => (disqualification === null ? null : section);
  }, [shown, seriesMessages]);
  const pageOf = useMemo(
    () => (ofAll ? (row: Row) => categorySection(categoryOf(row), seriesMessages) : undefined),
    [ofAll, categoryOf, seriesMessages],
  );

  return { sectionOf, pageOf };
}
