import { eventChanges, sentChanges } from '@otryv/race';
import { Card, DisplayText } from '@otryv/ui';
import { useEditorDraft, useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { ChangesList } from './ChangesList.tsx';
import { LintList } from './LintList.tsx';

/** Panel beside the board: the changes and the problems. */
export function EditorAside() {
  const { act, saved, editable, isNew } = useEditorTools();
  const writer = useValueWriter();
  const { messages } = writer;
  const draft = useEditorDraft();
  const made = eventChanges(saved, draft);
  // Values that only the site stores are not sent to the game; without other changes, nothing is sent.
  const isSent = editable === 'all' && (isNew || JSON.stringify(draft.event) !== JSON.stringify(saved.event));
  const changes = isSent ? [...made, ...sentChanges(saved, draft, isNew)] : made;

  return (
    <aside className={classes.EventEditorAside} aria-label={messages.changes}>
      <Card className={classes.EventEditorDiff}>
        <DisplayText as="h2" size="d-s">
          {messages.changes}
          {changes.length > 0 && <span className={classes.EventEditorCount}>{changes.length}</span>}
        </DisplayText>
        {changes.length === 0 && <p className={classes.EventEditorMeaning}>{messages.noChanges}</p>}
        <ChangesList
          writer={writer}
          changes={changes}
          onRevert={(change) => act({ type: 'revert', before: saved, change })}
        />
      </Card>
      {editable === 'all' && <LintList />}
    </aside>
  );
}
