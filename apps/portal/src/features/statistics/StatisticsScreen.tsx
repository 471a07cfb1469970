import type { RidersInEvents } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatNumber } from '@otryv/race';
import {
  Bleed,
  KeyFigures,
  LinkButton,
  lazyPart,
  Section,
  SegmentedControl,
  Skeleton,
  Stack,
  Toolbar,
  useOtryv,
} from '@otryv/ui';
import { Suspense } from 'react';
import { type Read, useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';
import { AddressChoices } from '../../lib/withoutScripts/AddressChoices.tsx';
import { Leaders } from './Leaders.tsx';
import { ru as statisticsMessages } from './messages/ru.ts';
import { Counted, StatisticsPage } from './StatisticsPage.tsx';

const StartsChart = lazyPart(async () => ({ default: (await import('./StatisticsCharts.tsx')).StartsChart }));
const TypesChart = lazyPart(async () => ({ default: (await import('./StatisticsCharts.tsx')).TypesChart }));
const AgesChart = lazyPart(async () => ({ default: (await import('./StatisticsCharts.tsx')).AgesChart }));

const defaults = { period: 'year' };
/** Period ids of the API, by length in ms. */
const periodIds = { year: '31536000000', quarter: '7862400000', month: '2592000000' } as const;
const periods = ['year', 'quarter', 'month'] as const;
type Period = (typeof periods)[number];
const twentyMinutes = 1200;
const shownLeaders = 5;
const minute = 60;

/** Renders the starters: their number, ages and races, and the leaders. */
export function StatisticsScreen() {
  const messages = useMessages(statisticsMessages);
  const { timeZone } = useOtryv();
  const [state, change] = useAddressState(defaults);
  const period = periods.find((one) => one === state.period) ?? 'year';
  const starts = useRead('/api/statistics/riders-in-events/{id}', {
    params: { id: periodIds[period] },
    query: { zone: timeZone },
  });
  const options = periods.map((value) => ({ value, label: messages.periods[value] }));
  const ages = useRead('/api/statistics/riders-total-age', {});

  return (
    <StatisticsPage tab="statistics">
      <Toolbar>
        <SegmentedControl<Period>
          label={messages.period}
          options={options}
          value={period}
          onChange={(chosen) => change({ period: chosen })}
        />
        <AddressChoices name="period" label={messages.period} options={options} value={period} usual="year" />
      </Toolbar>
      <Counted reading={starts} updatedAt={({ data }) => data.updatedAt}>
        {({ data }) => <Starts data={data} />}
      </Counted>
      <Counted reading={ages} updatedAt={() => null}>
        {(counted) => <Ages ages={counted} />}
      </Counted>
      <Section
        title={messages.leadersOver(messages.leaders.male, messages.minutes(twentyMinutes / minute))}
        action={<LinkButton href={addressOf(addresses.leadersMale)}>{messages.allIntervals}</LinkButton>}
      >
        <Bleed>
          <Leaders sex="male" intervals={[twentyMinutes]} most={shownLeaders} />
        </Bleed>
      </Section>
    </StatisticsPage>
  );
}

function Starts({ data }: { data: RidersInEvents['data'] }) {
  const messages = useMessages(statisticsMessages);
  const { locale } = useOtryv();
  const { riders, finishes, events, female, male } = data.totals;
  const whole = (value: number) => formatNumber(value, { locale });
  const women = female + male === 0 ? 0 : (female / (female + male)) * 100;

  return (
    <>
      <KeyFigures
        figures={[
          { label: messages.totals.riders, value: whole(riders) },
          { label: messages.totals.finishes, value: whole(finishes) },
          { label: messages.totals.events, value: whole(events) },
          { label: messages.totals.women, value: whole(women), unit: '%' },
        ]}
      />
      <Suspense fallback={<Skeleton shape="block" />}>
        <Stack>
          <StartsChart data={data} />
          <TypesChart types={data.types} />
        </Stack>
      </Suspense>
    </>
  );
}

function Ages({ ages }: { ages: Read<'/api/statistics/riders-total-age'> }) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <AgesChart ages={ages.data} />
    </Suspense>
  );
}
