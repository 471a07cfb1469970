import { addresses, addressOf } from '@otryv/contract/addresses';
import { LeadersTable, type LeadersTableRow } from '@otryv/tables';
import { useMemo } from 'react';
import { type Read, useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { usePowerUnit } from '../../lib/preferences/usePowerUnit.ts';
import { useOwnProfileId } from '../../lib/session/useOwnProfileId.ts';
import { ofRidersTeam, riderHref } from '../shared/links/riderHrefs.ts';
import { ru as statisticsMessages } from './messages/ru.ts';

interface LeaderRow extends LeadersTableRow {
  eventId: number | null;
}

const none: readonly LeaderRow[] = [];
const profileHref = ({ zwiftId }: LeadersTableRow) => riderHref(zwiftId);

export interface LeadersProps {
  sex: 'male' | 'female';
  /** Intervals in s. */
  intervals: readonly number[];
  /** Maximum number per interval; all if omitted. */
  most?: number;
}

/** Renders the strongest riders over each interval. */
export function Leaders({ sex, intervals, most = Number.POSITIVE_INFINITY }: LeadersProps) {
  const messages = useMessages(statisticsMessages);
  const [power] = usePowerUnit();
  const { data, error, retry } = useRead('/api/statistics/leaders-intervals/{id}', { params: { id: sex } });
  const rows = useMemo(() => (data ? rowsOf(data, power === 'watts') : none), [data, power]);
  const raceHrefs = useMemo(() => new Map(rows.map((row) => [keyOf(row), row.eventId])), [rows]);
  const raceHref = useMemo(
    () => (row: LeadersTableRow) => {
      const eventId = raceHrefs.get(keyOf(row)) ?? null;
      return eventId === null ? null : addressOf(addresses.raceResults, { eventId });
    },
    [raceHrefs],
  );
  const ownProfileId = useOwnProfileId(useMemo(() => rows.map(({ zwiftId }) => zwiftId), [rows]));

  return intervals.map((interval) => (
    <LeadersTable
      key={interval}
      caption={messages.leaders[sex]}
      rows={rows.filter((row) => row.interval === interval).slice(0, most)}
      {...{ interval, power, profileHref, raceHref, ownProfileId }}
      teamHref={ofRidersTeam}
      loading={!data && !error}
      error={error?.message}
      onRetry={retry}
    />
  ));
}

type Leaders = Read<'/api/statistics/leaders-intervals/{id}'>;

function rowsOf({ maxWattsWithProfile, maxWattsPerKgWithProfile }: Leaders, isByWatts: boolean): LeaderRow[] {
  return (isByWatts ? maxWattsWithProfile : maxWattsPerKgWithProfile).map(({ rider, ...leader }) => ({
    ...leader,
    rider: { ...rider, gender: rider.male ? 'MALE' : 'FEMALE' },
  }));
}

function keyOf({ zwiftId, interval }: LeadersTableRow): string {
  return `${zwiftId}.${interval}`;
}
