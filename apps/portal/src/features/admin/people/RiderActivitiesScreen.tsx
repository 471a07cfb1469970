import { addresses, addressOf } from '@otryv/contract/addresses';
import { ActivitiesTable, type ActivitiesTableRow } from '@otryv/tables';
import { Bleed, SegmentedControl, Toolbar } from '@otryv/ui';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { RiderPage } from './RiderPage.tsx';

const raceHref = (eventId: number) => addressOf(addresses.raceResults, { eventId });

/** Renders the rides of a rider, and which of them count for the power curve. */
export function RiderActivitiesScreen() {
  return <RiderPage tab="adminRiderActivities">{(zwiftId) => <Activities zwiftId={zwiftId} />}</RiderPage>;
}

function Activities({ zwiftId }: { zwiftId: number }) {
  const { rider: messages } = useMessages(adminMessages);
  const [shown, setShown] = useState<'all' | 'excluded'>('all');
  const { data, error, retry } = useRead('/api/admin/fitfile/{zwiftId}', { params: { zwiftId } });
  const { send } = useSend('PUT', '/api/admin/fitfile');
  const rows = useMemo(() => (data?.data ?? []).map(({ _id: id, ...ride }) => ({ id, ...ride })), [data]);
  const excluded = rows.filter(({ banned }) => banned);
  const onBan = useCallback(
    ({ id }: ActivitiesTableRow, banned: boolean) => void send({ body: { _idActivity: id, banned } }),
    [send],
  );

  return (
    <>
      <Toolbar>
        <SegmentedControl
          label={messages.shown}
          options={[
            { value: 'all', label: messages.ofAll, count: rows.length },
            { value: 'excluded', label: messages.ofExcluded, count: excluded.length },
          ]}
          value={shown}
          onChange={setShown}
        />
      </Toolbar>
      <Bleed>
        <ActivitiesTable
          caption={messages.activities}
          rows={shown === 'all' ? rows : excluded}
          onBan={onBan}
          raceHref={raceHref}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
        />
      </Bleed>
      <p>{messages.activitiesNote}</p>
    </>
  );
}
