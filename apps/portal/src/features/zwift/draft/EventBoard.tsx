import { EventEditor, type EventEditorProps } from '@otryv/forms';
import { type EventDraft, eventChanges, rebasedDraft } from '@otryv/race';
import { Stack } from '@otryv/ui';
import { useCallback, useState } from 'react';
import { useFindRiders } from '../../shared/riders/findRiders.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { OtherDrafts } from './OtherDrafts.tsx';
import type { EventDraftTabs, KeptDraft } from './useEventDraft.ts';

export interface EventBoardProps
  extends Pick<EventEditorProps, 'catalogues' | 'isNew' | 'editable' | 'sendLabel' | 'changedDraft'> {
  drafts: EventDraftTabs;
  /** Current event, or the initial values of a new one. */
  base: EventDraft;
  /**
   * Sends the event and returns whether it was accepted completely; otherwise, or after a rejection, the draft is kept.
   */
  onSubmit: (draft: EventDraft) => Promise<boolean>;
}

/** Renders the editor of an event whose changes this browser stores until they are sent. */
export function EventBoard(props: EventBoardProps) {
  const { others, open, own } = props.drafts;

  return (
    <Stack>
      {others.length > 0 && <OtherDrafts drafts={others} onOpen={open} />}
      <Board key={own.key} {...props} />
    </Stack>
  );
}

function Board({ drafts: { own }, base, changedDraft, onSubmit, ...editor }: EventBoardProps) {
  const findRiders = useFindRiders();
  const [kept, setKept] = useState(own.opened);
  const [isDirty, setIsDirty] = useState(false);
  // Without an id, an event is identified by the initial values of its draft.
  const before = editor.isNew && kept ? kept.content.base : base;
  const restored = kept ? restoredDraft(before, kept, editor.editable) : changedDraft;
  const keep = useCallback(
    (edited: EventDraft) => {
      if (eventChanges(before, edited).length === 0) own.forget();
      else own.keep(before, edited);
    },
    [own, before],
  );

  const send = async (draft: EventDraft) => {
    if (await onSubmit(draft)) own.forget();
  };

  return (
    <>
      {kept && (
        <DraftNotice
          savedAt={kept.savedAt}
          onForget={() => {
            own.forget();
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
    </>
  );
}

/** Applies stored changes to an event; of one that the game no longer changes, only those for the site. */
function restoredDraft(before: EventDraft, kept: KeptDraft, editable: EventBoardProps['editable']): EventDraft {
  const { finishProtocol, importanceLevel, seriesId, ...restored } = rebasedDraft(before, kept.content);
  const ofSite = { finishProtocol, importanceLevel, seriesId };
  if (editable === 'none') return before;
  return editable === 'site' ? { ...before, ...ofSite } : { ...restored, ...ofSite };
}
