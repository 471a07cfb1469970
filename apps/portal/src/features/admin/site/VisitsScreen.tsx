import { lazyPart, SegmentedControl, Select, Skeleton, Toolbar } from '@otryv/ui';
import { Suspense } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { usePageNames } from './usePageNames.ts';

const VisitCharts = lazyPart(async () => ({ default: (await import('./VisitCharts.tsx')).VisitCharts }));

const periods = ['7', '30', '90'] as const;
const defaults = { days: '30', pattern: '' };

/** Renders how often the pages of the portal were opened, by day and by page. */
export function VisitsScreen() {
  const { visit: messages } = useMessages(adminMessages);
  const [{ days: givenDays, pattern }, change] = useAddressState(defaults);
  const nameOf = usePageNames();
  const days = periods.find((period) => period === givenDays) ?? '30';
  const query = { days, ...(pattern !== '' && { pattern }) };
  const { data, error, isRetrying, retry } = useRead('/api/admin/visits', { query }, { keepPreviousData: true });
  const routes = data?.data.routes ?? [];

  return (
    <AdminPage tab="adminVisits">
      <Toolbar>
        <SegmentedControl
          label={messages.period}
          options={periods.map((value) => ({ value, label: messages.days(Number(value)) }))}
          value={days}
          onChange={(next) => change({ days: next })}
        />
        <Select
          label={messages.choose}
          options={[
            { value: '', label: messages.all },
            ...routes.map((route) => ({ value: route.pattern, label: nameOf(route.pattern) })),
          ]}
          value={pattern}
          onChange={(next) => change({ pattern: next })}
        />
      </Toolbar>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <VisitCharts counts={data.data} />
        </Suspense>
      )}
      <p>{messages.note}</p>
    </AdminPage>
  );
}
