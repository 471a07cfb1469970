import { addresses, addressOf } from '@otryv/contract/addresses';
import { WinsTable, type WinsTableRow } from '@otryv/tables';
import { Bleed, Button, Section, Toolbar } from '@otryv/ui';
import { useMemo } from 'react';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';

const defaults = { wins: '1', page: '1' };
const none: readonly WinsTableRow[] = [];
const raceHref = ({ eventId }: WinsTableRow) => addressOf(addresses.raceResults, { eventId });

/** Renders the races that the rider won; the page is kept in the address. */
export function Wins({ zwiftId, name }: { zwiftId: number; name: string }) {
  const { results: messages } = useMessages(ridersMessages);
  const [state, change] = useAddressState(defaults);
  const page = /^[1-9]\d{0,4}$/.test(state.wins) ? Number(state.wins) : 1;
  const { data, error, retry } = useRead('/api/race/profile/wins/{zwiftId}', {
    params: { zwiftId: String(zwiftId) },
    query: { page },
  });
  const rows = useMemo(
    () =>
      data?.data.map(({ subgroupLabel, durationInMilliseconds, watts, ...race }) => ({
        ...race,
        groupLabel: subgroupLabel,
        timeMs: durationInMilliseconds,
        averageWatts: watts,
      })) ?? none,
    [data],
  );
  const pageCount = data?.quantityPages ?? 0;
  // Keeps the scroll position of the races above.
  const turnTo = (next: number) => change({ wins: String(next), page: state.page });

  return (
    <Section title={messages.wins} action={data && <Medals {...data.medals} />}>
      <Bleed>
        <WinsTable
          caption={messages.winsCaption(name)}
          {...{ rows, raceHref }}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
        />
      </Bleed>
      {pageCount > 1 && (
        <Toolbar>
          <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {messages.newer}
          </Button>
          <Button disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
            {messages.older}
          </Button>
        </Toolbar>
      )}
    </Section>
  );
}

function Medals({ gold, silver, bronze }: { gold: number; silver: number; bronze: number }) {
  const { results: messages } = useMessages(ridersMessages);

  return messages.medals(gold, silver, bronze);
}
