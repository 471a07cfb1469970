import type { Stage } from '@otryv/contract';
import type { EditedStage, StageRace } from '@otryv/forms';
import { daysBetween, epochMs, formatDateTime, formatDistance, type Locale } from '@otryv/race';
import type { ru as ownSeriesMessages } from './messages/ru.ts';

type Messages = Pick<typeof ownSeriesMessages, 'race' | 'finishers' | 'signed'>;
type Race = Stage['events'][number];

export interface Reader {
  locale: Locale;
  timeZone: string;
  /** Current time, epoch ms. */
  now: number;
}

/** Converts a stage of the API for the editor. */
export function toEditedStage(stage: Stage, messages: Messages, reader: Reader): EditedStage {
  const { order, name, includeResults, requiredForGeneral, disableTimeGapRule, eventStart, hasResults, lock } = stage;
  return {
    order,
    name,
    includeResults,
    requiredForGeneral,
    disableTimeGapRule,
    start: epochMs(eventStart),
    state: stateOf(eventStart, hasResults, reader),
    isLocked: lock !== null,
    races: stage.events.map((race) => toStageRace(race, messages, reader)),
  };
}

/** Formats a race as one line: time, length, and number of riders. */
export function toStageRace(race: Race, messages: Messages, { locale, timeZone, now }: Reader): StageRace {
  const { id, name, eventStart, distanceInKilometers: distance, totalSignedUpCount, totalFinishedCount } = race;
  const riders =
    totalFinishedCount === null ? messages.signed(totalSignedUpCount) : messages.finishers(totalFinishedCount);
  const details = messages.race(
    formatDateTime(eventStart, { locale, timeZone, now }),
    formatDistance(distance, { locale, decimal: 'comma' }) || undefined,
    riders,
  );
  return { id, name, details };
}

function stateOf(start: string | null, hasResults: boolean, { timeZone, now }: Reader): EditedStage['state'] {
  if (hasResults) return 'done';
  const at = epochMs(start);
  return at !== null && daysBetween(now, at, timeZone) === 0 ? 'today' : 'coming';
}
