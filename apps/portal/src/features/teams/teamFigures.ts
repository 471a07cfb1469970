import type { TeamStatistics } from '@otryv/contract';
import { formatNumber, type Locale } from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';
import type { ru as teamsMessages } from './messages/ru.ts';

type Messages = typeof teamsMessages;

/** Returns the key figures of a team; those of the season only if it has points. */
export function teamFigures(
  { riderMetrics, seasonRating }: TeamStatistics['data'],
  { figures: words }: Messages,
  locale: Locale,
): KeyFigure[] {
  const whole = (value: number) => formatNumber(value, { locale });
  const { totalMembers, averageRacingScore } = riderMetrics;

  return [
    ...(seasonRating === null
      ? []
      : [
          { label: words.rank, value: whole(seasonRating.rank), rest: words.of(seasonRating.rankedTeams) },
          { label: words.points, value: whole(seasonRating.points) },
        ]),
    ...(seasonRating === null || seasonRating.pointsToNext === null
      ? []
      : [{ label: words.toNext(seasonRating.rank - 1), value: whole(seasonRating.pointsToNext) }]),
    { label: words.members, value: whole(totalMembers) },
    ...(averageRacingScore === null ? [] : [{ label: words.score, value: whole(averageRacingScore) }]),
  ];
}
