import type { Club, ClubModerator } from '@otryv/contract';
import { Avatar, Combobox, IconButton, LineItem, LineList } from '@otryv/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useRead } from '../../api/useRead.ts';
import { useSend } from '../../api/useSend.ts';
import { useUser } from '../../session/sessionStore.ts';
import { useOrganizerAreaMessages } from './messages/useOrganizerAreaMessages.ts';
import { organizerReads } from './useOwnOrganizer.ts';

const typingMs = 300;

/** Those that run the races of a club: dismissed one by one, found by login or zwiftId. */
export function ClubModerators({ club: { id, moderators } }: { club: Club }) {
  const messages = useOrganizerAreaMessages();

  return (
    <>
      <LineList aria-label={messages.moderators(moderators.length)}>
        {moderators.length === 0 && <LineItem title={messages.noModerators} detail={messages.noModeratorsText} />}
        {moderators.map((moderator) => (
          <ModeratorLine key={moderator._id} clubId={id} moderator={moderator} />
        ))}
      </LineList>
      <ModeratorSearch clubId={id} />
    </>
  );
}

function ModeratorLine({ clubId, moderator }: { clubId: string; moderator: ClubModerator }) {
  const messages = useOrganizerAreaMessages();
  const user = useUser();
  const { send } = useSend('DELETE', '/api/organizer/clubs/moderators', { changes: organizerReads });
  const { _id, username, zwiftId } = moderator;
  const facts = [
    zwiftId === null ? messages.noZwiftId : messages.zwiftId(String(zwiftId)),
    ...(_id === user?.id ? [messages.you] : []),
  ];

  return (
    <LineItem
      picture={<Avatar name={username} size="m" />}
      title={username}
      detail={facts.join(', ')}
      action={
        <IconButton
          icon={X}
          size="s"
          label={messages.dismiss(username)}
          onClick={() => void send({ body: { clubId, userId: _id } })}
        />
      }
    />
  );
}

function ModeratorSearch({ clubId }: { clubId: string }) {
  const messages = useOrganizerAreaMessages();
  const [search, setSearch] = useState('');
  const ask = useDebouncedCallback(setSearch, typingMs);
  const { data, error, retry } = useCandidates(search);
  const { send } = useSend('PUT', '/api/organizer/clubs/moderators', { changes: organizerReads });

  return (
    <Combobox
      label={messages.addModerator}
      placeholder={messages.addModeratorHint}
      value={null}
      options={(data?.data ?? []).map(({ _id, username, zwiftId }) => ({
        value: _id,
        label: username,
        note: zwiftId === null ? messages.noZwiftId : String(zwiftId),
      }))}
      state={stateOf(search, data, error)}
      onQuery={ask}
      onRetry={retry}
      onChange={(option) => option && void send({ body: { clubId, userId: option.value } })}
    />
  );
}

function useCandidates(search: string) {
  return useRead('/api/moderator/users', { query: { search, docsOnPage: 10 } }, { keepPreviousData: true });
}

function stateOf(search: string, data: unknown, error: unknown) {
  if (error) return 'failed';
  return data || search === '' ? 'ready' : 'loading';
}
