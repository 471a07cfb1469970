import { addresses, addressOf } from '@otryv/contract/addresses';
import { Card, FactList, Link, Section, Skeleton } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { seriesHref } from '../shared/links/seriesHref.ts';
import { ru as ongoingSeriesMessages } from './messages/series.ru.ts';
import { WholeListLink } from './WholeListLink.tsx';

const most = 5;

/** Renders the ongoing series with their progress. */
export function OngoingSeries() {
  const messages = useMessages(ongoingSeriesMessages);
  const { data, error } = useRead('/api/series/organizers', {
    query: { seriesStatus: 'ongoing', docsOnPage: most },
  });
  if (error) return null;
  if (!data) return <Skeleton shape="block" />;
  if (data.data.ongoing.length === 0) return null;

  return (
    <Section
      title={messages.title}
      action={<WholeListLink href={addressOf(addresses.series)}>{messages.all}</WholeListLink>}
    >
      <Card>
        <FactList
          facts={data.data.ongoing.map((series) => ({
            key: series._id,
            label: <Link href={seriesHref(series)}>{series.name}</Link>,
            value: series.stagesCount > 0 && messages.stages(series.stagesDone, series.stagesCount),
          }))}
        />
      </Card>
    </Section>
  );
}
