import { lazyPart, Skeleton } from '@otryv/ui';
import { Suspense } from 'react';
import { useRead } from '../../lib/api/useRead.ts';
import { Counted, StatisticsPage } from './StatisticsPage.tsx';

const ScoreChart = lazyPart(async () => ({ default: (await import('./StatisticsCharts.tsx')).ScoreChart }));

/** Renders the distribution of racing scores. */
export function RacingScoreScreen() {
  const scores = useRead('/api/statistics/riders-total-racing-score', {});

  return (
    <StatisticsPage tab="ridersRacingScore">
      <Counted reading={scores} updatedAt={({ updatedAt }) => updatedAt}>
        {(data) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <ScoreChart data={data} />
          </Suspense>
        )}
      </Counted>
    </StatisticsPage>
  );
}
