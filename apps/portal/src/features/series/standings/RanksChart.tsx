import { seriesCategory } from '@otryv/race';
import type { StandingsStage, StandingsTableRow } from '@otryv/tables';
import { PlacesByStageChart } from '@otryv/ui/charts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as seriesScreenMessages } from '../messages/ru.ts';

const most = 5;

export interface RanksChartProps {
  rows: readonly StandingsTableRow[];
  stages: readonly StandingsStage[];
  /** Category label; blank for all. */
  category: string;
}

/** Renders the ranks of the leading riders by stage. */
export function RanksChart({ rows, stages, category }: RanksChartProps) {
  const messages = useMessages(seriesScreenMessages);
  const of = category === '' ? 'absolute' : 'category';
  const first = rows
    .filter(({ disqualification, rank }) => disqualification === null && rank !== null)
    .filter(({ finalCategory }) => category === '' || seriesCategory(finalCategory) === category)
    .toSorted((a, b) => (a.rank?.[of] ?? 0) - (b.rank?.[of] ?? 0))
    .slice(0, most);

  return (
    <PlacesByStageChart
      title={messages.places}
      note={messages.placesText}
      stages={stages.map(({ order, name }) => ({ order, name: name ?? '' }))}
      riders={first.map(({ profileId, rider, stages: ridden }) => ({
        key: profileId,
        name: `${rider.firstName} ${rider.lastName}`.trim(),
        // 0 means unranked.
        places: stages.map(
          ({ order }) => ridden.find(({ stageOrder }) => stageOrder === order)?.raceRank?.[of] || null,
        ),
      }))}
    />
  );
}
