import { type EventDraft, eventChanges } from '@otryv/race';
import { Button, Icon, IconButton, Notice } from '@otryv/ui';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { failureOf } from '../../Form/failureOf.ts';
import { countedImportance } from '../draft/countedImportance.ts';
import type { EditorHistory, HistoryAction } from '../draft/editorHistory.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { useLintNotes } from './useLintNotes.ts';

export interface EditorBarProps {
  history: EditorHistory;
  saved: EventDraft;
  isDirty: boolean;
  isNew: boolean;
  sendLabel: string | undefined;
  onSubmit: (draft: EventDraft) => unknown;
  /** Called with the sent draft, which is the event from then on. */
  onSent: (draft: EventDraft) => void;
  dispatch: Dispatch<HistoryAction>;
}

/** Undo, redo and sending, with the result of sending below. */
export function EditorBar(props: EditorBarProps) {
  const { history, saved, isDirty, isNew, sendLabel, onSubmit, onSent, dispatch } = props;
  const { catalogues, editable } = useEditorTools();
  const { messages } = useValueWriter();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const { past, present, future } = history;
  const errors = useLintNotes().filter(({ level }) => level === 'error').length;
  const count = eventChanges(saved, present).length;
  const canSend = errors === 0 && (isDirty || isNew);
  const send = async () => {
    setState('sending');
    setFailure(null);
    try {
      await onSubmit({ ...present, importanceLevel: countedImportance(present, catalogues) });
      onSent(present);
      setState('sent');
    } catch (error) {
      setFailure(failureOf(error)?.message ?? messages.failed);
      setState('idle');
    }
  };

  return (
    <div className={classes.EventEditorBar}>
      <div className={classes.EventEditorActions}>
        <IconButton
          icon={Undo2}
          label={messages.undo}
          disabled={past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          icon={Redo2}
          label={messages.redo}
          disabled={future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <Button kind="quiet" disabled={!isDirty} onClick={() => dispatch({ type: 'reset', draft: saved })}>
          <Icon of={RotateCcw} /> {messages.reset}
        </Button>
        <Button kind="primary" disabled={!canSend} busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sending'
            ? messages.sending
            : (sendLabel ?? (editable === 'site' ? messages.sendSite : messages.send))}
          {count > 0 && <span className={classes.EventEditorCount}>{count}</span>}
        </Button>
      </div>
      <div aria-live="polite">
        {errors > 0 && <Notice tone="danger">{messages.blocked(errors)}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {state === 'sent' && !isDirty && (
          <Notice tone="success">{editable === 'site' ? messages.sentSite : messages.sent}</Notice>
        )}
      </div>
    </div>
  );
}
