import type { Club, ClubModerator } from '@otryv/contract';
import { Avatar, Combobox, IconButton, LineItem, LineList } from '@otryv/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useRead } from '../api/useRead.ts';
import { useUser } from '../session/sessionStore.ts';
import { useClubMessages } from './messages/useClubMessages.ts';

const typingMs = 300;

export interface ClubModeratorsProps {
  club: Club;
  /** Who runs the races of a club without moderators. */
  emptyText: string;
  /** Sends a change; a failure is shown by what sends it. */
  onAdd: (body: Moderation) => void;
  onDismiss: (body: Moderation) => void;
}

interface Moderation {
  clubId: string;
  userId: string;
}

/** Those that run the races of a club: dismissed one by one, found by login or zwiftId. */
export function ClubModerators({ club: { id, moderators }, emptyText, onAdd, onDismiss }: ClubModeratorsProps) {
  const messages = useClubMessages();

  return (
    <>
      <LineList aria-label={messages.moderators(moderators.length)}>
        {moderators.length === 0 && <LineItem title={messages.noModerators} detail={emptyText} />}
        {moderators.map((moderator) => (
          <ModeratorLine
            key={moderator._id}
            moderator={moderator}
            onDismiss={() => onDismiss({ clubId: id, userId: moderator._id })}
          />
        ))}
      </LineList>
      <ModeratorSearch onChoose={(userId) => onAdd({ clubId: id, userId })} />
    </>
  );
}

function ModeratorLine({ moderator, onDismiss }: { moderator: ClubModerator; onDismiss: () => void }) {
  const messages = useClubMessages();
  const user = useUser();
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
      action={<IconButton icon={X} size="s" label={messages.dismiss(username)} onClick={onDismiss} />}
    />
  );
}

function ModeratorSearch({ onChoose }: { onChoose: (userId: string) => void }) {
  const messages = useClubMessages();
  const [search, setSearch] = useState('');
  const ask = useDebouncedCallback(setSearch, typingMs);
  const { data, error, retry } = useCandidates(search);

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
      onChange={(option) => option && onChoose(option.value)}
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
