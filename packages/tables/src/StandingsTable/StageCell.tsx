import { formatDistance, formatDuration, type Locale } from '@otryv/race';
import { Blank, Chip, Tooltip, useMessages, useOtryv, VisuallyHidden } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import { seriesCatalogues } from '../messages/series.ts';
import { penaltyText } from '../StageResultsTable/StageMarks.tsx';
import classes from './StandingsTable.module.css';
import type { StandingsKind, StandingsStageFigures } from './standingsTableRow.ts';

export interface StageCellProps {
  result: StandingsStageFigures | null;
  kind: StandingsKind;
  /** The place in the stage for the displayed protocol; `null` if there is none. */
  place: number | null;
  isBest: boolean;
}

/** The time of a stage and the place in it, aligned separately; the distance if that decides. */
export function StageCell({ result, kind, place, isBest }: StageCellProps) {
  const { locale } = useOtryv();
  const seriesMessages = useMessages(seriesCatalogues);
  const value = result && printed(result, kind, locale);
  if (!result || !value) {
    return (
      <span className={classes.StageCell}>
        <Blank reason={seriesMessages.notRidden} />
        {kind === 'tour' && <small className={classes.StageCellPlace} />}
      </span>
    );
  }

  return (
    <span className={classes.StageCell}>
      {(result.penalty ?? 0) > 0 && <Penalty ms={result.penalty ?? 0} />}
      {result.isDropped ? (
        <s title={seriesMessages.dropped}>
          {value}
          <VisuallyHidden>, {seriesMessages.dropped}</VisuallyHidden>
        </s>
      ) : isBest ? (
        <BestValue title={seriesMessages.bestOfStage}>{value}</BestValue>
      ) : (
        value
      )}
      {kind === 'tour' && (
        <small className={classes.StageCellPlace}>
          {place && (
            <>
              <span aria-hidden="true">{place}</span>
              <VisuallyHidden>{seriesMessages.placeInStage(place)}</VisuallyHidden>
            </>
          )}
        </small>
      )}
    </span>
  );
}

function Penalty({ ms }: { ms: number }) {
  const { locale } = useOtryv();
  const { marks } = useMessages(seriesCatalogues);
  const time = penaltyText(ms, locale);
  const text = marks.penaltyWords(time, undefined);

  return (
    <Tooltip tip={text}>
      <Chip tone="warning" aria-hidden="true">
        {marks.penalty(time)}
      </Chip>
      <VisuallyHidden>{text} </VisuallyHidden>
    </Tooltip>
  );
}

function printed(result: StandingsStageFigures, kind: StandingsKind, locale: Locale): string {
  if (kind === 'tour') return formatDuration(result.durationInMilliseconds, { short: true });
  return formatDistance(kilometres(result.distanceInMeters), { locale, unit: false });
}

const kilometres = (metres: number | null) => (metres === null ? null : metres / 1000);
