import type { ProfileData, RiderPower } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Columns, EmptyState, LinkButton, lazyPart, Skeleton, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { Suspense } from 'react';
import { ReadError } from '../../../../lib/api/ReadError.tsx';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { usePowerUnit } from '../../../../lib/preferences/usePowerUnit.ts';
import { PowerSwitch } from '../../../shared/riders/PowerSwitch.tsx';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { HistoryAside } from '../history/HistoryTab.tsx';
import { AgainstPickers } from './AgainstPickers.tsx';
import { CategoryForecast } from './CategoryForecast.tsx';
import { Records } from './Records.tsx';
import { useAgainst } from './useAgainst.ts';

// Charts are heavy, and the records are readable without them.
const CurveChart = lazyPart(async () => ({ default: (await import('./CurveChart.tsx')).CurveChart }));

const RecentCharts = lazyPart(async () => ({ default: (await import('../history/HistoryCharts.tsx')).RecentCharts }));

/** Renders the power of a rider by interval. */
export function PowerTab({ data: { profile } }: { data: ProfileData }) {
  const messages = useMessages(ridersMessages);
  const zwiftId = String(profile.zwiftId);
  const { data, error, isRetrying, retry } = useRead('/api/race/profile/{zwiftId}/power', { params: { zwiftId } });
  if (error) {
    return <ReadError title={messages.power.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <>
      {data.forecast && <CategoryForecast forecast={data.forecast} />}
      {data.powerCurve === null && data.powerFromEvents.length === 0 ? (
        <EmptyState
          title={messages.power.emptyTitle}
          action={<LinkButton href={addresses.schedule.pattern}>{messages.results.toSchedule}</LinkButton>}
        >
          {messages.power.emptyText}
        </EmptyState>
      ) : (
        <Curves profile={profile} power={data} />
      )}
    </>
  );
}

function Curves({ profile, power }: { profile: ProfileData['profile']; power: RiderPower }) {
  const [unit] = usePowerUnit();
  const against = useAgainst(profile.zwiftId, power);

  return (
    <>
      <Toolbar>
        <AgainstPickers profile={profile} against={against} />
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      <Suspense fallback={<Skeleton shape="block" />}>
        <CurveChart {...{ profile, power, against, unit }} />
      </Suspense>
      <Columns>
        <Records {...{ profile, power, unit }} />
        <HistoryAside data={{ profile }}>{(metrics, few) => <RecentCharts {...{ metrics, few }} />}</HistoryAside>
      </Columns>
    </>
  );
}
