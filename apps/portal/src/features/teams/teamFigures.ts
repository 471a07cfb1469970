import type { TeamStatistics } from '@otryv/contract';
import { formatNumber, type Locale } from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';
import type { ru as teamsMessages } from './messages/ru.ts';

type Messages = typeof teamsMessages;

/** Returns the key figures of a team; those of the season only if it has points. */
export function teamFigures(
  { riderMetrics, seasonRating }: TeamStatistics['data'],
  { figures: messages }: Messages,
  locale: Locale,
): KeyFigure[] {
  const whole = (value: number) => formatNumber(value, { locale });
  const { totalMembers, averageRacingScore } = riderMetrics;

  return [
    ...(seasonRating === null
      ? []
      : [
          { label: messages.rank, value: whole(seasonRating.rank), rest: messages.of(seasonRating.rankedTeams) },
          { label: messages.points, value: whole(seasonRating.points) },
        ]),
    ...(seasonRating === null || seasonRating.pointsToNext === null
      ? []
      : [{ label: messages.toNext(seasonRating.rank - 1), value: whole(seasonRating.pointsToNext) }]),
    { label: messages.members, value: whole(totalMembers) },
    ...(averageRacingScore === null ? [] : [{ label: messages.score, value: whole(averageRacingScore) }]),
  ];
}
