import type { LookAlikes } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { LineItem, Link } from '@otryv/ui';
import { Fragment } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { teamHref } from '../../shared/links/teamHref.ts';
import { ru as adminMessages } from '../messages/ru.ts';
import { ListAboveLog } from './ListAboveLog.tsx';

const hrefs = {
  team: teamHref,
  organizer: (urlSlug: string) => addressOf(addresses.organizerSchedule, { urlSlug }),
  series: (urlSlug: string) => addressOf(addresses.seriesResults, { urlSlug }),
  event: (eventId: string) => addressOf(addresses.event, { eventId }),
};

/** Renders teams, organizers, series and events whose names look like those of others, until one is renamed. */
export function LookAlikeNames() {
  const { lookAlikes: messages } = useMessages(adminMessages);
  const reading = useRead('/api/admin/look-alike-names', {});

  return (
    <ListAboveLog reading={reading} messages={messages}>
      {(names) => <NamesLine key={[names.kind, names.field, names.owners[0]?.urlSlug].join()} {...names} />}
    </ListAboveLog>
  );
}

function NamesLine({ kind, field, owners }: LookAlikes) {
  const { lookAlikes: messages } = useMessages(adminMessages);
  const titles: Partial<Record<LookAlikes['field'], string>> = messages.kinds[kind];

  return (
    <LineItem
      title={titles[field]}
      detail={owners.map(({ urlSlug, name }, at) => (
        <Fragment key={urlSlug}>
          {at > 0 && ', '}
          <Link href={hrefs[kind](urlSlug)}>
            <bdi>{name}</bdi> ({urlSlug})
          </Link>
        </Fragment>
      ))}
    />
  );
}
