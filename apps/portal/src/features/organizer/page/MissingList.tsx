import type { OwnOrganizer } from '@otryv/contract';
import { Card, LineItem, LineList, Section } from '@otryv/ui';
import { Check, Circle } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useBots, useClubs } from '../useOwnOrganizer.ts';

/** Renders the missing requirements for holding races; nothing until they are known. */
export function MissingList({ organizer: { _id, isPublished } }: { organizer: OwnOrganizer }) {
  const messages = useMessages(organizerAreaMessages);
  const clubs = useClubs(_id).data?.data;
  const bots = useBots(_id).data?.data;
  if (!clubs || !bots) return null;
  const steps = [
    { title: messages.todo.bot, isDone: bots.length > 0 },
    { title: messages.todo.club, isDone: clubs.length > 0 },
    { title: messages.todo.moderators, isDone: clubs.some(({ moderators }) => moderators.length > 0) },
    { title: messages.todo.published, isDone: isPublished },
  ];

  return (
    <Section title={messages.missing}>
      <Card>
        <LineList>
          {steps.map(({ title, isDone }) => (
            <LineItem
              key={title}
              icon={isDone ? Check : Circle}
              title={title}
              detail={isDone ? messages.done : messages.undone}
            />
          ))}
        </LineList>
      </Card>
    </Section>
  );
}
