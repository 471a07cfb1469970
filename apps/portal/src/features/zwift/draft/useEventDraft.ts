import { eventDraftOf } from '@otryv/forms';
import type { EventDraft } from '@otryv/race';
import { useEffect, useState } from 'react';
import { currentSession, useUser } from '../../../lib/session/sessionStore.ts';
import {
  type AccountDraft,
  accountDrafts,
  isUnchanged,
  newDraftKey,
  writeDraft,
} from '../../../lib/storage/accountDrafts.ts';
import { removeStored } from '../../../lib/storage/storage.ts';

/** Event with unsent changes, and the event that they apply to. */
export interface KeptDraft extends AccountDraft {
  content: { base: EventDraft; edited: EventDraft };
}

/** Id of a draft: the number of its event, or that of a new one. */
export type DraftId = number | 'new';

/** Returns the reader's drafts of an event in this browser, latest first; unreadable ones are dropped. */
export function eventDrafts(accountId: string, id: DraftId): KeptDraft[] {
  return accountDrafts(accountId, subjectOf(id)).flatMap((draft) => {
    const base = eventDraftOf(Object(draft.content).base);
    const edited = eventDraftOf(Object(draft.content).edited);
    return base && edited ? [{ ...draft, content: { base, edited } }] : [];
  });
}

/** Draft of this tab, which no other tab overwrites, and those of other tabs. */
export interface EventDraftTabs {
  own: OwnDraft;
  others: readonly KeptDraft[];
  /** Continues with the draft of another tab; that of this tab stays stored. */
  open: (other: KeptDraft) => void;
}

/** Opens the latest draft of an event, and stores the edits of this tab under a separate key. */
export function useEventDraft(id: DraftId): EventDraftTabs {
  const accountId = useUser()?.id ?? '';
  const [own, setOwn] = useState(() => ownDraft(accountId, id, eventDrafts(accountId, id)[0] ?? null));
  const [others, setOthers] = useState(() => eventDrafts(accountId, id).filter(({ key }) => key !== own.opened()?.key));

  useEffect(() => {
    // Another tab that started from this draft has sent or deleted it, while this one still shows it.
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
  // The tab that wrote it may still be open: its later changes are left alone.
  const release = () => {
    if (opened && isUnchanged(opened)) removeStored(opened.key);
    opened = null;
  };
  const write = () => {
    if (last && currentSession().user?.id === accountId) writeDraft(last);
  };

  return {
    key,
    /** Returns the initial state of an editor: the last changes of this tab, or the draft that it opened. */
    opened: () => last ?? opened,
    write,
    /** Stores the changes; an untouched opened draft stays as stored. */
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
