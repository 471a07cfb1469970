import { lintSentence } from '@otryv/contract/messages';
import { groupLabelOf, type LintNote } from '@otryv/race';
import { Button, Card, CategoryBadge, Chip, DisplayText, Icon } from '@otryv/ui';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useEditorTools, useValueWriter, valueId } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { useLintNotes } from './useLintNotes.ts';

/** Errors and likely mistakes of the event; each note links to its value. */
export function LintList() {
  const notes = useLintNotes();
  const { id } = useEditorTools();
  const { messages, locale } = useValueWriter();
  const errors = notes.filter(({ level }) => level === 'error').length;
  const warnings = notes.length - errors;
  const go = ({ groups, field }: LintNote) => document.getElementById(valueId(id, groups[0] ?? null, field))?.click();

  return (
    <Card className={classes.EventEditorLint}>
      <div className={classes.EventEditorLintHead}>
        <DisplayText as="h2" size="d-s">
          {messages.lint}
        </DisplayText>
        {errors > 0 && <Chip tone="danger">{messages.lintErrors(errors)}</Chip>}
        {warnings > 0 && <Chip tone="warning">{messages.lintWarnings(warnings)}</Chip>}
      </div>
      {notes.length === 0 && <p className={classes.EventEditorMeaning}>{messages.lintClean}</p>}
      <ul className={classes.EventEditorNotes}>
        {notes.map((note) => (
          <li key={`${note.id} ${note.groups.join()}`} className={classes.EventEditorNote} data-level={note.level}>
            <Icon of={note.level === 'error' ? CircleAlert : TriangleAlert} />
            {note.groups.map((group) => (
              <CategoryBadge key={group} category={groupLabelOf(group)} size="s" />
            ))}
            <span>{lintSentence(locale, note)}</span>
            <Button kind="quiet" size="s" onClick={() => go(note)}>
              {messages.goTo(messages.fields[note.field])}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
