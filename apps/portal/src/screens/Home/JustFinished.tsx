import { Section } from '@otryv/ui';
import { useLatestResults } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { LatestTable } from './LatestTable.tsx';
import { WholeListLink } from './WholeListLink.tsx';

const shown = 5;

/** The races that finished last; nothing while there are none. */
export function JustFinished() {
  const { home } = useMessages();
  const { data, error } = useLatestResults(shown);
  if (error || data?.events.length === 0) return null;

  return (
    <Section title={home.justFinished} action={<WholeListLink href={paths.results}>{home.allResults}</WholeListLink>}>
      <LatestTable list={data} />
    </Section>
  );
}
