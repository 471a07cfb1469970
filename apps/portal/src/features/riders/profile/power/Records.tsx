import type { ProfileData, RiderPower } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { bestRides, type RideEfforts } from '@otryv/race';
import { type PowerUnit, type RecordEffort, RecordsTable, type RecordsTableRow } from '@otryv/tables';
import { Bleed, DateTime, Section, SegmentedControl, useNow } from '@otryv/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { riderName } from '../../../../lib/names/riderName.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { newSince } from './newSince.ts';

const minuteMs = 60_000;
const defaults = { records: '' };
const raceHref = ({ eventId }: RecordEffort) =>
  eventId === null ? null : addressOf(addresses.raceResults, { eventId });

export interface RecordsProps {
  profile: ProfileData['profile'];
  power: RiderPower;
  unit: PowerUnit;
}

/** Renders the three best efforts over each interval, of 90 days or of all time. */
export function Records({ profile, power, unit }: RecordsProps) {
  const { power: messages } = useMessages(ridersMessages);
  const now = useNow(minuteMs);
  const [{ records }, change] = useAddressState(defaults);
  const isAll = records === 'all';
  const rows = useMemo(() => (isAll ? everRows(power, unit) : recentRows(power, unit)), [isAll, power, unit]);
  const until = power.powerCurve?.updatedAt;

  return (
    <Section
      title={messages.records}
      action={
        <SegmentedControl
          label={messages.period}
          options={[
            { value: '', label: messages.ninetyDays },
            { value: 'all', label: messages.allTime },
          ]}
          value={isAll ? 'all' : ''}
          onChange={(chosen) => change({ records: chosen })}
        />
      }
    >
      <Bleed>
        <RecordsTable
          caption={messages.recordsCaption(riderName(profile))}
          {...{ rows, raceHref }}
          power={unit}
          category={isAll || unit === 'watts' ? null : profile.category}
          newSince={newSince(now)}
        />
      </Bleed>
      {isAll ? (
        <p>{messages.everRidden}</p>
      ) : (
        until !== undefined && (
          <p>
            {messages.windowUntil} <DateTime at={until} inSentence />. {messages.dateOpens}
          </p>
        )
      )}
    </Section>
  );
}

function recentRows({ records }: RiderPower, unit: PowerUnit): RecordsTableRow[] {
  return records
    .map(({ duration, byWatts, byWattsKg, place }) => ({
      duration,
      place,
      efforts: (unit === 'watts' ? byWatts : byWattsKg).flatMap(({ watts, wattsKg, ...race }) => {
        const value = unit === 'watts' ? watts : wattsKg;
        return value === null ? [] : [{ value, ...race }];
      }),
    }))
    .filter(({ efforts }) => efforts.length > 0);
}

interface Ride extends RideEfforts {
  eventId: number;
  name: string;
}

function everRows({ powerFromEvents }: RiderPower, unit: PowerUnit): RecordsTableRow[] {
  const rides = powerFromEvents
    .filter(({ isCounted }) => isCounted)
    .map(
      ({ eventId, eventName, eventStart, cpBestEfforts }): Ride => ({
        eventId,
        name: eventName,
        date: eventStart,
        efforts: cpBestEfforts.map(({ duration, watts, wattsKg }) => ({ duration, watts, wattsPerKg: wattsKg })),
      }),
    );
  return [...bestRides(rides, unit)].map(([duration, best]) => ({
    duration,
    efforts: best.map(({ value, ride: { eventId, name, date } }) => ({ value, date, name, eventId })),
  }));
}
