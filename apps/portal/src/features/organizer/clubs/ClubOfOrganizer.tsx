import type { Club } from '@otryv/contract';
import { Button, Chip, ClubCard, DateTime, Icon, Menu, Notice } from '@otryv/ui';
import { Ellipsis, RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ClubModerators } from '../../shared/clubs/ClubModerators.tsx';
import { ClubRemoval } from '../../shared/clubs/ClubRemoval.tsx';
import { ru as clubMessages } from '../../shared/clubs/messages/ru.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';

/** Renders a club of the organizer: its game data, its moderators, unlinking. */
export function ClubOfOrganizer({ club }: { club: Club }) {
  const messages = useMessages(organizerAreaMessages);
  const { unlink } = useMessages(clubMessages);
  const [isLeaving, setIsLeaving] = useState(false);
  const { send, isSending } = useSend('PUT', '/api/organizer/clubs');
  const removal = useSend('DELETE', '/api/organizer/clubs');
  const addition = useSend('PUT', '/api/organizer/clubs/moderators');
  const dismissal = useSend('DELETE', '/api/organizer/clubs/moderators');
  const { id, name, missingSince, pastEvents } = club;

  return (
    <ClubCard
      title={name}
      chip={missingSince && <Chip tone="warning">{messages.missingChip}</Chip>}
      detail={<ClubFacts club={club} />}
      actions={
        <>
          <Button kind="quiet" size="s" busy={isSending} onClick={() => void send({ body: { clubId: id } })}>
            <Icon of={RefreshCw} size="s" /> {isSending ? messages.refreshing : messages.refresh}
          </Button>
          <Menu
            label={messages.actions(name)}
            icon={Ellipsis}
            align="end"
            entries={[{ label: unlink, icon: Unlink, onSelect: () => setIsLeaving(true) }]}
          />
        </>
      }
    >
      {missingSince && (
        <Notice tone="warning">
          {messages.deleted} <DateTime at={missingSince} inSentence />. {messages.deletedText(pastEvents)}
        </Notice>
      )}
      <ClubModerators
        club={club}
        emptyText={messages.noModeratorsText}
        onAdd={(body) => void addition.send({ body })}
        onDismiss={(body) => dismissal.submit({ body })}
      />
      <ClubRemoval
        club={club}
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onRemove={(body) => removal.submit({ body })}
      />
    </ClubCard>
  );
}

function ClubFacts({ club: { memberCount, joinMethod, refreshedAt } }: { club: Club }) {
  const messages = useMessages(organizerAreaMessages);
  const facts = [
    memberCount === null ? null : messages.members(memberCount),
    joinMethod === null ? null : messages.joins[joinMethod],
  ].filter((fact) => fact !== null);

  return (
    <>
      {facts.length > 0 && `${facts.join(', ')}, `}
      {messages.dataOf} <DateTime at={refreshedAt} inSentence />
    </>
  );
}
