import { formatDuration, formatGap, formatInterval, type Locale } from '@otryv/race';
import { Chip, type ChipProps, Tooltip, useMessages, useOtryv, VisuallyHidden } from '@otryv/ui';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import { changeOf, penaltyOf, type StageResultsTableRow } from '../rows/stageResultsTableRow.ts';
import classes from './StageResultsTable.module.css';

export interface StageMark {
  key: string;
  short: string;
  /** The same as a sentence. */
  text: string;
  tone: NonNullable<ChipProps['tone']>;
}

/** Returns the special marks of a result: a penalty, the time limit, a row added by the organizer, another category. */
export function stageMarks(row: StageResultsTableRow, seriesMessages: SeriesMessages, locale: Locale): StageMark[] {
  const { marks } = seriesMessages;
  const penaltyMs = penaltyOf(row);
  const penalty = penaltyText(penaltyMs, locale);
  const reasons = (row.penalty ?? []).flatMap(({ reason }) => reason || []).join('; ');
  const over = formatGap(row.finishTimeLimit?.exceededMilliseconds || null, locale).replace('+', '');
  const made: (StageMark | false)[] = [
    penaltyMs > 0 && {
      key: 'penalty',
      short: marks.penalty(penalty),
      text: marks.penaltyWords(penalty, reasons || undefined),
      tone: 'warning',
    },
    row.finishTimeLimit?.isOutside === true && {
      key: 'limit',
      short: marks.limit,
      text: marks.limitWords(over || undefined),
      tone: 'danger',
    },
    row.addedByModerator && { key: 'added', short: marks.added.short, text: marks.added.long, tone: 'plain' },
    changeOf(row) !== null && {
      key: 'category',
      short: marks.category,
      text: seriesMessages.change.name.toLowerCase(),
      tone: 'info',
    },
  ];

  return made.filter((mark) => mark !== false);
}

/** Formats a penalty: seconds below a minute, minutes and seconds from there. */
export function penaltyText(ms: number, locale: Locale): string {
  return ms < 60_000 ? formatInterval(Math.floor(ms / 1000), locale) : formatDuration(ms, { short: true });
}

/** The marks of a row, each with its text as a tooltip and for screen readers. */
export function StageMarks({ row }: { row: StageResultsTableRow }) {
  const { locale } = useOtryv();
  const seriesMessages = useMessages(seriesCatalogues);

  return (
    <span className={classes.StageMarks}>
      {stageMarks(row, seriesMessages, locale).map(({ key, short, text, tone }) => (
        <Tooltip key={key} tip={text}>
          <Chip tone={tone} aria-hidden="true">
            {short}
          </Chip>
          <VisuallyHidden>{text}</VisuallyHidden>
        </Tooltip>
      ))}
    </span>
  );
}
