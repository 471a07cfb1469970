import type { Club, ClubModerator } from '@otryv/contract';
import { Avatar, Combobox, ConfirmDialog, IconButton, LineItem, LineList } from '@otryv/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { ru as clubMessages } from './messages/ru.ts';

const typingMs = 300;

export interface ClubModeratorsProps {
  club: Club;
  /** Text for a club without moderators, describing who runs its races. */
  emptyText: string;
  /** Sends a change; the sender shows errors. */
  onAdd: (body: Moderation) => void;
  /** Sends a removal; rejects on an error, which the dialog shows. */
  onDismiss: (body: Moderation) => Promise<unknown>;
}

interface Moderation {
  clubId: string;
  userId: string;
}

/** Renders the moderators of a club's races: removed one by one, added by login, name or zwiftId. */
export function ClubModerators({ club, emptyText, onAdd, onDismiss }: ClubModeratorsProps) {
  const messages = useMessages(clubMessages);
  const { id, name, moderators } = club;

  return (
    <>
      <LineList aria-label={messages.moderators(moderators.length)}>
        {moderators.length === 0 && <LineItem title={messages.noModerators} detail={emptyText} />}
        {moderators.map((moderator) => (
          <ModeratorLine
            key={moderator._id}
            moderator={moderator}
            clubName={name}
            onDismiss={() => onDismiss({ clubId: id, userId: moderator._id })}
          />
        ))}
      </LineList>
      <ModeratorSearch moderators={moderators} onChoose={(userId) => onAdd({ clubId: id, userId })} />
    </>
  );
}

interface ModeratorLineProps {
  moderator: ClubModerator;
  clubName: string;
  onDismiss: () => Promise<unknown>;
}

function ModeratorLine({ moderator, clubName, onDismiss }: ModeratorLineProps) {
  const messages = useMessages(clubMessages);
  const user = useUser();
  const [asks, setAsks] = useState(false);
  const { _id, username, zwiftId } = moderator;
  const facts = [
    zwiftId === null ? messages.noZwiftId : messages.zwiftId(String(zwiftId)),
    ...(_id === user?.id ? [messages.you] : []),
  ];
  const confirm = async () => {
    await onDismiss();
    setAsks(false);
  };

  return (
    <LineItem
      picture={<Avatar name={username} size="m" />}
      title={username}
      detail={facts.join(', ')}
      action={
        <>
          <IconButton icon={X} size="s" label={messages.dismiss(username)} onClick={() => setAsks(true)} />
          <ConfirmDialog
            open={asks}
            title={messages.dismissTitle(username)}
            action={messages.dismissAction}
            pendingAction={messages.dismissing}
            onClose={() => setAsks(false)}
            onConfirm={confirm}
          >
            {messages.dismissText(clubName)}
          </ConfirmDialog>
        </>
      }
    />
  );
}

interface ModeratorSearchProps {
  moderators: readonly ClubModerator[];
  onChoose: (userId: string) => void;
}

function ModeratorSearch({ moderators, onChoose }: ModeratorSearchProps) {
  const messages = useMessages(clubMessages);
  const [search, setSearch] = useState('');
  const ask = useDebouncedCallback(setSearch, typingMs);
  const { data, error, retry } = useCandidates(search);
  const appointed = new Set(moderators.map(({ _id }) => _id));

  return (
    <Combobox
      label={messages.addModerator}
      placeholder={messages.addModeratorHint}
      instant
      value={null}
      options={(data?.data ?? []).map(({ _id, username, zwiftId, riderName }) => ({
        value: _id,
        label: username,
        note: [
          riderName ?? [],
          appointed.has(_id) ? messages.appointed : zwiftId === null ? messages.noZwiftId : String(zwiftId),
        ]
          .flat()
          .join(', '),
      }))}
      state={stateOf(search, data, error)}
      failure={error?.message}
      onQuery={ask}
      onRetry={retry}
      onChange={(option) => option && !appointed.has(option.value) && onChoose(option.value)}
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
