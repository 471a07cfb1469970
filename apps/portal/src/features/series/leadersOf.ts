import type { GeneralClassification, GeneralRow } from '@otryv/contract';
import { formatDistance, formatDuration, formatGap, type Locale } from '@otryv/race';
import type { JerseyKind, SeriesLeader, StandingsKind } from '@otryv/tables';
import type { ru as seriesScreenMessages } from './messages/ru.ts';

type Standings = GeneralClassification['data'];

const metresPerKm = 1000;

/** Returns the riders who lead the classifications of a series: the general one, then the others that have rows. */
export function leadersOf(
  { results, classifications }: Standings,
  kind: StandingsKind,
  messages: typeof seriesScreenMessages,
  locale: Locale,
): SeriesLeader[] {
  const leader = results.find(({ rank, disqualification }) => disqualification === null && rank?.absolute === 1);
  const { points, women, ages } = classifications;
  const young = ages.find(({ group }) => group === 'Snr')?.rows ?? [];
  const lineOf = (profileId: number | undefined, label: string, value: string, jersey: JerseyKind | null) => {
    const row = results.find((each) => each.profileId === profileId);
    return row ? [{ label, value, jersey, rider: nameOf(row) }] : [];
  };
  const gapOf = (row: { profileId: number; totalTimeInMilliseconds: number } | undefined) => {
    if (!row || leader?.totalTimeInMilliseconds == null || row.profileId === leader.profileId)
      return formatDuration(row?.totalTimeInMilliseconds);
    const own = results.find((each) => each.profileId === row.profileId);
    // Standings ranked by time alone have a time gap.
    const hasGap = own?.gapsInCategories?.absolute?.toLeader != null;
    const fewer = hasGap ? 0 : leader.stagesCompleted - (own?.stagesCompleted ?? 0);
    return fewer > 0
      ? messages.fewerStages(fewer)
      : formatGap(row.totalTimeInMilliseconds - leader.totalTimeInMilliseconds, locale);
  };
  const total =
    kind === 'tour'
      ? formatDuration(leader?.totalTimeInMilliseconds)
      : formatDistance((leader?.totalDistanceInMeters ?? 0) / metresPerKm, { locale });

  return [
    ...lineOf(leader?.profileId, messages.standings.general, total, 'leader'),
    ...lineOf(points[0]?.profileId, messages.standings.points, messages.pointsOf(points[0]?.points ?? 0), 'points'),
    ...lineOf(women[0]?.profileId, messages.standings.women, gapOf(women[0]), null),
    ...lineOf(young[0]?.profileId, messages.standings.Snr, gapOf(young[0]), 'young'),
  ];
}

export function nameOf({ profileData: { firstName, lastName } }: Pick<GeneralRow, 'profileData'>): string {
  return `${firstName} ${lastName}`.trim();
}
