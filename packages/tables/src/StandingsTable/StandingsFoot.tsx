import type { Moment } from '@otryv/race';
import { DateTime, useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
import seriesClasses from '../SeriesColumns/SeriesColumns.module.css';
import type { StandingsKind, StandingsStage, StandingsTableRow } from './standingsTableRow.ts';

export interface StandingsFootProps {
  kind: StandingsKind;
  rows: readonly StandingsTableRow[];
  stages: readonly StandingsStage[];
  updatedAt: Moment;
}

/** The time of a classification, and the legend of its marks. */
export function StandingsFoot({ kind, rows, stages, updatedAt }: StandingsFootProps) {
  const { legend, standingsUpdated } = useMessages(seriesCatalogues);
  const results = rows.flatMap((row) => row.stages);
  const entries = [
    kind === 'tour' && results.length > 0 && legend.best,
    results.some(({ isDropped }) => isDropped) && legend.dropped,
    results.some(({ penalty }) => (penalty ?? 0) > 0) && legend.penalty,
    stages.some(({ requiredForGeneral }) => requiredForGeneral) && legend.mandatory,
  ].filter((text) => text !== false);
  if (!updatedAt && entries.length === 0) return null;

  return (
    <div className={seriesClasses.SeriesFoot}>
      <p>
        <bdi>
          {updatedAt && (
            <>
              {standingsUpdated} <DateTime at={updatedAt} inSentence />.{' '}
            </>
          )}
          {entries.join(' ')}
        </bdi>
      </p>
    </div>
  );
}
