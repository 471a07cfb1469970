import { toCommonRacesTableRow, toComparisonRider } from '@otryv/client/rows';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { type CommonRacesTableRow, RidersComparison } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { PowerSwitch } from '../../shared/riders/PowerSwitch.tsx';
import { ru as ridersMessages } from '../messages/ru.ts';
import type { ComparedPeriod, useAlone, useCompared, useComparedRiders } from './useCompared.ts';

const raceHref = ({ eventId }: CommonRacesTableRow) => addressOf(addresses.raceResults, { eventId });

export interface ComparedProps {
  chosen: ReturnType<typeof useComparedRiders>;
  reading: ReturnType<typeof useCompared>;
  alone: ReturnType<typeof useAlone>;
}

/**
 * Renders the common races of the riders, their power and their figures; for one rider the last two, with a prompt to
 * add another.
 */
export function Compared({ chosen, reading, alone }: ComparedProps) {
  const [unit] = usePowerUnit();
  const { data } = reading;
  const shown = chosen.ids.length === 1 ? alone : reading;
  const riders = useMemo(
    () => (alone.data ? [alone.data] : (data?.riders ?? [])).map(toComparisonRider),
    [alone.data, data],
  );
  const races = useMemo(() => (data?.races ?? []).map(toCommonRacesTableRow), [data]);

  return (
    <RidersComparison
      {...{ riders, races, unit, raceHref }}
      counts={data && { common: data.quantityCommon, counted: data.quantityCounted }}
      racesAction={<PeriodChoice chosen={chosen} />}
      powerAction={<PowerSwitch />}
      loading={chosen.ids.length > 0 && !shown.data}
      error={shown.error?.message}
      onRetry={shown.retry}
      busy={shown.isRetrying}
    />
  );
}

function PeriodChoice({ chosen }: Pick<ComparedProps, 'chosen'>) {
  const { comparison: messages } = useMessages(ridersMessages);
  const periods = [
    { value: '90' as const, label: messages.ninety },
    { value: '365' as const, label: messages.year },
    { value: 'all' as const, label: messages.all },
  ];

  return (
    <>
      <SegmentedControl<ComparedPeriod>
        label={messages.period}
        options={periods}
        value={chosen.days}
        onChange={chosen.chooseDays}
      />
      <AddressChoices name="days" label={messages.period} options={periods} value={chosen.days} usual="90" />
    </>
  );
}
