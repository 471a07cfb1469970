import { addresses, addressOf } from '@otryv/contract/addresses';
import { Section } from '@otryv/ui';
import { LatestTable } from './LatestTable.tsx';
import { useHomeMessages } from './messages/useHomeMessages.ts';
import { useLatestResults } from './useComingEvents.ts';
import { WholeListLink } from './WholeListLink.tsx';

const shown = 5;

/** The races that finished last; nothing while there are none. */
export function JustFinished() {
  const home = useHomeMessages();
  const { data, error } = useLatestResults(shown);
  if (error || data?.events.length === 0) return null;

  return (
    <Section
      title={home.justFinished}
      action={<WholeListLink href={addressOf(addresses.results)}>{home.allResults}</WholeListLink>}
    >
      <LatestTable list={data} />
    </Section>
  );
}
