import { EventEditor, type EventEditorProps } from '@otryv/forms';
import { type EventDraft, eventChanges, rebasedDraft } from '@otryv/race';
import { Stack } from '@otryv/ui';
import { useCallback, useState } from 'react';
import { findRiders } from '../../riders/findRiders.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { type DraftId, forgetDraft, type KeptDraft, keepDraft, readDraft } from './eventDrafts.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export interface EventBoardProps
  extends Pick<EventEditorProps, 'catalogues' | 'isNew' | 'editable' | 'sendLabel' | 'changedDraft'> {
  draftId: DraftId;
  /** The event as it is, or as a new one begins. */
  base: EventDraft;
  /** Sends the event and returns whether all of it was taken; else, as after a rejection, the draft of it is kept. */
  onSubmit: (draft: EventDraft) => Promise<boolean>;
}

/** The editor of an event whose changes this browser keeps until they are sent. */
export function EventBoard({ draftId, base, changedDraft, onSubmit, ...editor }: EventBoardProps) {
  const [kept, setKept] = useState(() => readDraft(draftId));
  const [isDirty, setIsDirty] = useState(false);
  // Without a number of its own an event is what its draft began with.
  const before = draftId === 'new' && kept ? kept.base : base;
  const restored = kept ? restoredDraft(before, kept, editor.editable) : changedDraft;
  const keep = useCallback(
    (edited: EventDraft) => {
      if (eventChanges(before, edited).length === 0) forgetDraft(draftId);
      // biome-ignore lint/plugin: A draft outlives the page and its clock.
      else keepDraft(draftId, { base: before, edited, savedAt: Date.now() });
    },
    [draftId, before],
  );

  const send = async (draft: EventDraft) => {
    if (await onSubmit(draft)) forgetDraft(draftId);
  };

  return (
    <Stack>
      {kept && (
        <DraftNotice
          savedAt={kept.savedAt}
          onForget={() => {
            forgetDraft(draftId);
            setKept(null);
          }}
        />
      )}
      <EventEditor
        key={kept ? 'restored' : 'begun'}
        draft={before}
        changedDraft={restored}
        {...editor}
        findRiders={findRiders}
        onDraftChange={keep}
        onDirtyChange={setIsDirty}
        onSubmit={editor.editable === 'none' ? undefined : send}
      />
      <LeaveQuestion isDirty={isDirty} />
    </Stack>
  );
}

/** The kept changes on top of an event; of one that the game does not change any more, those of the site. */
function restoredDraft(before: EventDraft, kept: KeptDraft, editable: EventBoardProps['editable']): EventDraft {
  const { finishProtocol, importanceLevel, seriesId, ...restored } = rebasedDraft(before, kept);
  const ofSite = { finishProtocol, importanceLevel, seriesId };
  if (editable === 'none') return before;
  return editable === 'site' ? { ...before, ...ofSite } : { ...restored, ...ofSite };
}
