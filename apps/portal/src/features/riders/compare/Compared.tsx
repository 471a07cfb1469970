import { toCommonRacesTableRow, toComparisonRider } from '@otryv/client/rows';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { type CommonRacesTableRow, RidersComparison } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { useMemo } from 'react';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { PowerSwitch } from '../../shared/riders/PowerSwitch.tsx';
import { useRidersMessages } from '../messages/useRidersMessages.ts';
import type { ComparedPeriod, useCompared, useComparedRiders } from './useCompared.ts';

const raceHref = ({ eventId }: CommonRacesTableRow) => addressOf(addresses.raceResults, { eventId });

export interface ComparedProps {
  chosen: ReturnType<typeof useComparedRiders>;
  reading: ReturnType<typeof useCompared>;
}

/** The common races of the riders, their power and their figures; asks for riders until there are two. */
export function Compared({ chosen, reading: { data, error, isRetrying, retry } }: ComparedProps) {
  const [unit] = usePowerUnit();
  const isPicking = chosen.ids.length < 2;
  const riders = useMemo(() => (isPicking ? [] : (data?.riders ?? []).map(toComparisonRider)), [isPicking, data]);
  const races = useMemo(() => (data?.races ?? []).map(toCommonRacesTableRow), [data]);

  return (
    <RidersComparison
      {...{ riders, races, unit, raceHref }}
      counts={data && { common: data.quantityCommon, counted: data.quantityCounted }}
      racesAction={<PeriodChoice chosen={chosen} />}
      powerAction={<PowerSwitch />}
      loading={!isPicking && !data}
      error={isPicking ? undefined : error?.message}
      onRetry={retry}
      busy={isRetrying}
    />
  );
}

function PeriodChoice({ chosen }: Pick<ComparedProps, 'chosen'>) {
  const { comparison: words } = useRidersMessages();
  const periods = [
    { value: '90' as const, label: words.ninety },
    { value: '365' as const, label: words.year },
    { value: 'all' as const, label: words.all },
  ];

  return (
    <>
      <SegmentedControl<ComparedPeriod>
        label={words.period}
        options={periods}
        value={chosen.days}
        onChange={chosen.chooseDays}
      />
      <AddressChoices name="days" label={words.period} options={periods} value={chosen.days} usual="90" />
    </>
  );
}
