import type { Series } from '@otryv/contract';
import type { SeriesFormDraft, SeriesFormValue } from '@otryv/forms';
import { calendarDay } from '@otryv/race';

const moscowDay = (moment: string) => calendarDay(Date.parse(moment), 'Europe/Moscow');

/** Returns the initial form values of a stored series; its days are those of Moscow. */
export function seriesValues(series: Series): Partial<SeriesFormDraft> {
  const { name, mission, description, rules, prizes, hasGeneral, hasTeams, riderCategoryRule, repeatRule } = series;
  const { type, dateStart, dateEnd, finishTimeLimitOnStage, timeGapThresholdSeconds, teamResults, scoringTable } =
    series;
  return {
    name,
    mission,
    description,
    rules,
    prizes,
    hasGeneral,
    hasTeams,
    riderCategoryRule,
    repeatRule,
    ...finishTimeLimitOnStage,
    timeGapThresholdSeconds,
    teamResults,
    scoringTable,
    dateStart: moscowDay(dateStart),
    dateEnd: moscowDay(dateEnd),
    // A type that can be read but not selected stays unselected.
    ...(type !== 'criterium' && { type }),
  };
}

/** Builds the multipart form of a series: every value is text. `owner` is the series, or the organizer of a new one. */
export function seriesForm(
  owner: { seriesId: string } | { organizerId: string },
  { logoFile, posterFile, ...series }: SeriesFormValue,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...owner, ...series })) form.set(name, String(value));
  for (const [name, [file]] of Object.entries({ logoFile, posterFile })) if (file) form.set(name, file);
  return form;
}
