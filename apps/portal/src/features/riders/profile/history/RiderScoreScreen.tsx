import { lazyPart } from '@otryv/ui';
import { RiderPage } from '../RiderPage.tsx';
import { HistoryTab } from './HistoryTab.tsx';

const ScoreChart = lazyPart(async () => ({ default: (await import('./HistoryCharts.tsx')).ScoreChart }));

/** Renders the racing score of a rider over time. */
export function RiderScoreScreen() {
  return (
    <RiderPage tab="score">
      {(data) => <HistoryTab data={data}>{(metrics, few) => <ScoreChart {...{ metrics, few }} />}</HistoryTab>}
    </RiderPage>
  );
}
