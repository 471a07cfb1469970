import { lazyPart, Skeleton, Stack } from '@otryv/ui';
import { Suspense } from 'react';
import { useRead } from '../../lib/api/useRead.ts';
import { Counted, StatisticsPage } from './StatisticsPage.tsx';

const FtpChart = lazyPart(async () => ({ default: (await import('./StatisticsCharts.tsx')).FtpChart }));

/** Renders the distribution of FTP among men and among women. */
export function FtpScreen() {
  const ftp = useRead('/api/statistics/riders-total', {});

  return (
    <StatisticsPage tab="ridersFtp">
      <Counted reading={ftp} updatedAt={({ updatedAt }) => updatedAt}>
        {({ data }) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <Stack>
              <FtpChart data={data} sex="male" />
              <FtpChart data={data} sex="female" />
            </Stack>
          </Suspense>
        )}
      </Counted>
    </StatisticsPage>
  );
}
