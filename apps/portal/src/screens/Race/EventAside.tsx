import type { Event } from '@otryv/contract';
import { GroupsTable } from '@otryv/tables';
import { Bleed, ProseText, RuleIcons, Section } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';

/** What the race is: the organizer's words, the groups, the rules. */
export function EventAside({ event }: { event: Event }) {
  const { event: messages } = useMessages();

  return (
    <>
      <Section title={messages.about}>
        <ProseText text={event.description || messages.noDescription} />
      </Section>
      <Section title={messages.groups}>
        <Bleed>
          <GroupsTable caption={messages.groups} eventStart={event.eventStart} rows={event.eventSubgroups} />
        </Bleed>
      </Section>
      {event.rulesSet.length > 0 && (
        <Section title={messages.rules}>
          <RuleIcons rules={event.rulesSet} tags={event.tags} words />
        </Section>
      )}
    </>
  );
}
