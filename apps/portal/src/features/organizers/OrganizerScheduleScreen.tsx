import type { PublicOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ScheduleTable } from '@otryv/tables';
import { Bleed, CopyText, EmptyState, Icon, LinkButton, Section, Toolbar } from '@otryv/ui';
import { CalendarPlus } from 'lucide-react';
import { urlOf } from '../../lib/api/client.ts';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { siteAddress } from '../../lib/site/siteData.ts';
import { EmbedButton } from '../shared/embed/EmbedButton.tsx';
import { toListRows } from '../shared/events/listRows.ts';
import { ru as eventMessages } from '../shared/events/messages/ru.ts';
import { useOwnGroups } from '../shared/events/useOwnGroup.ts';
import { seriesOfEventHref } from '../shared/series/seriesOfEvent.ts';
import { ru as organizersMessages } from './messages/ru.ts';
import { OrganizerPage } from './OrganizerPage.tsx';

const most = 50;

/** Renders the coming races of one organizer. */
export function OrganizerScheduleScreen() {
  return <OrganizerPage tab="organizerSchedule">{(organizer) => <Schedule organizer={organizer} />}</OrganizerPage>;
}

function Schedule({ organizer: { _id, name, urlSlug, isPublished } }: { organizer: PublicOrganizer }) {
  const messages = useMessages(organizersMessages);
  const ofEvents = useMessages(eventMessages);
  const ownGroupOf = useOwnGroups();
  const { data, error, retry } = useRead('/api/race/events', {
    query: { started: false, organizerId: _id, docsOnPage: most },
  });
  const calendar = siteAddress(urlOf('/api/organizers/{urlSlug}/schedule.ics', { params: { urlSlug } }));

  return (
    <Section
      title={messages.schedule}
      action={
        isPublished && (
          <Toolbar>
            <CopyText text={calendar}>
              <a href={calendar.replace(/^https?:/, 'webcal:')} title={messages.calendarHint}>
                <Icon of={CalendarPlus} /> {messages.calendar}
              </a>
            </CopyText>
            <EmbedButton kind="schedule" id={_id} name={messages.caption(name)} />
          </Toolbar>
        )
      }
    >
      <Bleed>
        <ScheduleTable
          caption={messages.caption(name)}
          rows={data ? toListRows(data, ofEvents) : []}
          hrefOf={({ id }) => addressOf(addresses.event, { eventId: id })}
          seriesHref={seriesOfEventHref}
          ownGroupOf={ownGroupOf}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <EmptyState
              title={messages.nothingTitle}
              action={
                <LinkButton href={`${addressOf(addresses.results)}?organizerId=${_id}`}>
                  {messages.toResults}
                </LinkButton>
              }
            >
              {messages.nothingText}
            </EmptyState>
          }
        />
      </Bleed>
      {data && data.quantityEvents > most && (
        <LinkButton href={`${addressOf(addresses.schedule)}?organizerId=${_id}`}>
          {messages.allComing(data.quantityEvents)}
        </LinkButton>
      )}
    </Section>
  );
}
