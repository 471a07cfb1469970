import { type EventGroup, type GroupField, groupLabelOf, groupValue } from '@otryv/race';
import { memo } from 'react';
import { scopeOf, useEditorTools, useValueWriter, valueId } from '../draft/editorTools.ts';
import { fieldText, groupText, isBlank } from '../draft/valueText.ts';
import { ChangedMark } from '../parts/ChangedMark.tsx';
import classes from '../parts/EventEditor.module.css';
import { GroupValueEditor } from '../values/GroupValueEditor.tsx';

export interface GroupCellProps {
  group: EventGroup;
  field: GroupField;
}

/** A value of a group in the board; it re-renders only when its group has changed. */
export const GroupCell = memo(function GroupCell({ group, field }: GroupCellProps) {
  const tools = useEditorTools();
  const writer = useValueWriter();
  const { messages } = writer;
  const saved = tools.saved.event.eventSubgroups.find(({ label }) => label === group.label);
  const before = saved ? JSON.stringify(groupValue(saved, field)) : null;
  const isChanged = before !== null && before !== JSON.stringify(groupValue(group, field));
  const name = messages.fields[field];
  const named = messages.inGroup(name, groupLabelOf(group.label));
  const text = groupText(writer, group, field);
  const scope = scopeOf(tools, group);

  return (
    <td className={classes.EventEditorCell} data-changed={isChanged || undefined}>
      {tools.editable === 'all' ? (
        <GroupValueEditor
          group={group}
          field={field}
          id={valueId(tools.id, group.label, field)}
          title={scope === 'all' ? messages.inAllGroups(name) : named}
          label={text}
          aria-label={`${named}: ${text}`}
          data-blank={isBlank(messages, text) ? '' : undefined}
          scope={scope}
        />
      ) : (
        text
      )}
      {isChanged && saved && <ChangedMark before={fieldText(writer, field, groupValue(saved, field))} after={text} />}
    </td>
  );
});
