import { AppealForm } from '@otryv/forms';
import { Button, Icon, Section } from '@otryv/ui';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../api/useSend.ts';
import { useUser } from '../../../session/sessionStore.ts';
import { OwnAppeal } from '../Appeals/OwnAppeals.tsx';
import { appealChange, useAppeals } from '../Appeals/useAppeals.ts';
import { useWhyMessages } from './messages/useWhyMessages.ts';

interface RowAppealProps {
  eventId: string;
  rowId: string;
}

/** What the signed-in rider may ask about an own row, and what came of it. */
export function RowAppeal(props: RowAppealProps) {
  return useUser() === null ? null : <SignedInAppeal {...props} />;
}

function SignedInAppeal({ eventId, rowId }: RowAppealProps) {
  const words = useWhyMessages();
  const { data } = useAppeals(eventId);
  const [isWriting, setIsWriting] = useState(false);
  const { submit } = useSend('POST', '/api/race/results/{id}/appeals', appealChange);
  const appeals = data?.data.filter((appeal) => appeal.rowId === rowId && appeal.isOwn) ?? [];
  const isFree = data?.ownRowIds.includes(rowId) ?? false;
  if (appeals.length === 0 && !isFree) return null;

  return (
    <Section title={words.appealOf}>
      {appeals.map((appeal) => (
        <OwnAppeal key={appeal._id} appeal={appeal} />
      ))}
      {isFree && !isWriting && (
        <Button onClick={() => setIsWriting(true)}>
          <Icon of={Megaphone} /> {words.appeal}
        </Button>
      )}
      {isFree && isWriting && (
        <AppealForm
          rowId={rowId}
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
