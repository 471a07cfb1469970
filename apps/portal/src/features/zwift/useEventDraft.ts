import { eventDraftOf } from '@otryv/forms';
import type { EventDraft } from '@otryv/race';
import { useEffect, useState } from 'react';
import { currentSession, useUser } from '../../lib/session/sessionStore.ts';
import {
  type AccountDraft,
  accountDrafts,
  isUnchanged,
  newDraftKey,
  writeDraft,
} from '../../lib/storage/accountDrafts.ts';
import { removeStored } from '../../lib/storage/storage.ts';

/** An event with changes that were not sent, and the event that they were made to. */
export interface KeptDraft extends AccountDraft {
  content: { base: EventDraft; edited: EventDraft };
}

/** What draft it is: that of an event, by its number, or of a new one. */
export type DraftId = number | 'new';

/** The drafts of an event that this browser keeps for the reader, the latest first; those that cannot be read are left out. */
export function eventDrafts(accountId: string, id: DraftId): KeptDraft[] {
  return accountDrafts(accountId, subjectOf(id)).flatMap((draft) => {
    const base = eventDraftOf(Object(draft.content).base);
    const edited = eventDraftOf(Object(draft.content).edited);
    return base && edited ? [{ ...draft, content: { base, edited } }] : [];
  });
}

/** The draft of this tab, which no other tab overwrites, and those that other tabs have left. */
export interface EventDraftTabs {
  own: OwnDraft;
  others: readonly KeptDraft[];
  /** Goes on with the draft of another tab; that of this tab stays kept. */
  open: (other: KeptDraft) => void;
}

/** Opens the latest draft of an event, and keeps what is edited in this tab under a key of its own. */
export function useEventDraft(id: DraftId): EventDraftTabs {
  const accountId = useUser()?.id ?? '';
  const [own, setOwn] = useState(() => ownDraft(accountId, id, eventDrafts(accountId, id)[0] ?? null));
  const [others, setOthers] = useState(() => eventDrafts(accountId, id).filter(({ key }) => key !== own.opened()?.key));

  useEffect(() => {
    // Another tab that began with this draft has sent or deleted it, while this one still shows it.
    const restore = ({ key, newValue }: StorageEvent) => {
      if (key === own.key && newValue === null) own.write();
    };
    window.addEventListener('storage', restore);
    return () => window.removeEventListener('storage', restore);
  }, [own]);

  return {
    own,
    others,
    open: (other) => {
      setOwn(ownDraft(accountId, id, other));
      setOthers(eventDrafts(accountId, id).filter(({ key }) => key !== other.key));
    },
  };
}

export type OwnDraft = ReturnType<typeof ownDraft>;

function ownDraft(accountId: string, id: DraftId, begun: KeptDraft | null) {
  const key = newDraftKey(accountId, subjectOf(id));
  let opened = begun;
  let last: KeptDraft | null = null;
  // The tab that wrote it may still be open: what it has changed since is left alone.
  const release = () => {
    if (opened && isUnchanged(opened)) removeStored(opened.key);
    opened = null;
  };
  const write = () => {
    if (last && currentSession().user?.id === accountId) writeDraft(last);
  };

  return {
    key,
    /** What an editor begins with: the last changes of this tab, or the draft that it opened. */
    opened: () => last ?? opened,
    write,
    /** Keeps the changes; an opened draft that was not touched stays where it is. */
    keep: (base: EventDraft, edited: EventDraft) => {
      if (JSON.stringify(edited) === JSON.stringify((last ?? opened)?.content.edited)) return;
      // biome-ignore lint/plugin: A draft outlives the page and its clock.
      last = { key, title: edited.event.name ?? '', savedAt: Date.now(), content: { base, edited } };
      write();
      release();
    },
    forget: () => {
      last = null;
      removeStored(key);
      release();
    },
  };
}

function subjectOf(id: DraftId): string {
  return `event_${id}`;
}
