import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CatchUpLeadersTable, CatchUpSummaryTable, type CatchUpWin, CatchUpWinnersTable } from '@otryv/tables';
import { Aside, Bleed, Columns, Section, Skeleton } from '@otryv/ui';
import { useMemo } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { profileLinks } from '../../shared/links/riderHrefs.ts';
import { ru as seriesScreenMessages } from '../messages/ru.ts';

const noWins: readonly CatchUpWin[] = [];
const resultsHref = ({ eventId }: CatchUpWin) => addressOf(addresses.raceResults, { eventId });

/** Renders the winners of a catch-up series, the leaders of its groups and how they share the wins. */
export function CatchUpResults({ series: { urlSlug } }: { series: Series }) {
  const messages = useMessages(seriesScreenMessages);
  const { data, error, isRetrying, retry } = useRead('/api/series/catch-up/{urlSlug}', { params: { urlSlug } });
  const wins = data?.data.wins ?? noWins;
  const ownProfileId = useOwnProfileId(useMemo(() => wins.map(({ profileId }) => profileId), [wins]));
  if (error) {
    return <ReadError title={messages.winsFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <>
      <Section title={messages.wins}>
        <Bleed>
          <CatchUpWinnersTable
            rows={wins}
            ownProfileId={ownProfileId}
            profileHref={profileLinks.profileHref}
            resultsHref={resultsHref}
          />
        </Bleed>
      </Section>
      <Columns>
        <Section title={messages.leadersOfGroups}>
          <CatchUpLeadersTable wins={wins} ownProfileId={ownProfileId} profileHref={profileLinks.profileHref} />
        </Section>
        <Aside width="m">
          <Section title={messages.sums}>
            <CatchUpSummaryTable wins={wins} />
          </Section>
        </Aside>
      </Columns>
    </>
  );
}
