import { type EventChange, type GroupValue, groupLabelOf, type SentChange } from '@otryv/race';
import { CategoryBadge, Icon, IconButton, VisuallyHidden } from '@otryv/ui';
import { ArrowRight, Flag, Undo2 } from 'lucide-react';
import { mainText } from '../draft/mainFields.ts';
import { fieldText, spanText, type ValueWriter } from '../draft/valueText.ts';
import classes from '../parts/EventEditor.module.css';

export interface ChangesListProps {
  writer: ValueWriter;
  changes: readonly (EventChange | SentChange)[];
  /** Reverts one change; without it the list is read-only. Changes made by the site itself cannot be reverted. */
  onRevert?: ((change: EventChange) => void) | undefined;
}

/** The changes of an event, value by value. */
export function ChangesList({ writer, changes, onRevert }: ChangesListProps) {
  const { messages } = writer;

  return (
    <ol className={classes.EventEditorChanges}>
      {changes.map((change) => {
        const { name, before, after } = textsOf(writer, change);
        const what = change.group === null ? name : messages.inGroup(name, groupLabelOf(change.group));
        return (
          <li key={`${change.group} ${name}`} className={classes.EventEditorChange}>
            <span className={classes.EventEditorChangeName}>
              {change.group === null ? (
                <Icon of={Flag} />
              ) : (
                <CategoryBadge category={groupLabelOf(change.group)} size="s" />
              )}
              {name}
            </span>
            <span className={classes.EventEditorChangeValues}>
              <del className={classes.EventEditorWas}>
                <VisuallyHidden>{messages.was} </VisuallyHidden>
                {before}
              </del>
              <Icon of={ArrowRight} size="s" />
              <ins>
                <VisuallyHidden>{messages.is} </VisuallyHidden>
                {after}
              </ins>
            </span>
            {onRevert && change.type !== 'sent' && change.type !== 'sentTimes' && (
              <IconButton
                className={classes.EventEditorRevert}
                icon={Undo2}
                label={messages.revert(what)}
                size="s"
                onClick={() => onRevert(change)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function textsOf(
  writer: ValueWriter,
  change: EventChange | SentChange,
): { name: string; before: string; after: string } {
  const { messages } = writer;
  switch (change.type) {
    case 'event': {
      const text = (value: string | null) => mainText(writer, change.field, value);
      return { name: messages.fields[change.field], before: text(change.before), after: text(change.after) };
    }
    case 'group': {
      const text = (value: GroupValue) => fieldText(writer, change.field, value);
      return { name: messages.fields[change.field], before: text(change.before), after: text(change.after) };
    }
    case 'rule':
    case 'sent': {
      const text = (isOn: boolean) => (isOn ? messages.on : messages.off);
      const name = { ...messages.rules, ...messages.rankedTags }[change.rule];
      const title = change.type === 'sent' ? messages.setBySite(name) : name;
      return { name: title, before: text(change.before), after: text(change.after) };
    }
    case 'sentTimes': {
      const name = messages.setBySite(messages.sentTimes[change.times]);
      return { name, before: spanText(writer, change.before), after: spanText(writer, change.after) };
    }
    case 'addedGroup':
      return { name: messages.group, before: messages.noGroup, after: messages.addedGroup };
    case 'removedGroup':
      return { name: messages.group, before: messages.hadGroup, after: messages.removedGroup };
  }
}
