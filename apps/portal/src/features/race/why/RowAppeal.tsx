import type { RaceResults } from '@otryv/contract';
import { AppealForm } from '@otryv/forms';
import { Button, Icon, Section, Stack } from '@otryv/ui';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { focusFirstField } from '../appeals/focusFirstField.ts';
import { AppealOutcome } from '../appeals/OwnAppeals.tsx';
import { useAppeals } from '../appeals/useAppeals.ts';
import { ru as whyMessages } from './messages/ru.ts';

interface RowAppealProps {
  event: RaceResults['event'];
  rowId: string;
  profileId: number;
  onDirtyChange: (isDirty: boolean) => void;
}

/**
 * Renders the appeals about a row with their outcomes, for all readers; its rider may appeal here, or reads that it is
 * too late.
 */
export function RowAppeal({ event, rowId, profileId, onDirtyChange }: RowAppealProps) {
  const messages = useMessages(whyMessages);
  const eventId = String(event.id);
  const { data } = useAppeals(eventId);
  const isOwn = useUser()?.zwiftIds.includes(profileId) === true;
  const [isWriting, setIsWriting] = useState(false);
  const { submit } = useSend('POST', '/api/race/results/{id}/appeals');
  const appeals = data?.data.filter((appeal) => appeal.rowId === rowId && (appeal.isOwn || appeal.answer)) ?? [];
  const isFree = data?.ownRowIds.includes(rowId) ?? false;
  const isTooLate = data !== undefined && isOwn && event.protocol?.state === 'official' && appeals.length === 0;
  if (appeals.length === 0 && !isFree && !isTooLate) return null;

  return (
    <Section title={messages.appealOf}>
      <Stack gap="s">
        {appeals.map((appeal) => (
          <AppealOutcome key={appeal._id} appeal={appeal} />
        ))}
      </Stack>
      {isTooLate && <p>{messages.appealsOver}</p>}
      {isFree && !isWriting && (
        <Button onClick={() => setIsWriting(true)}>
          <Icon of={Megaphone} /> {messages.appeal}
        </Button>
      )}
      {isFree && isWriting && (
        <AppealForm
          ref={focusFirstField}
          rowId={rowId}
          onDirtyChange={onDirtyChange}
          onCancel={() => setIsWriting(false)}
          onSubmit={async (body) => {
            await submit({ params: { id: eventId }, body });
            setIsWriting(false);
          }}
        />
      )}
    </Section>
  );
}
