import { type EventGroup, type EventRule, groupLabelOf, hasRule } from '@otryv/race';
import { Switch, VisuallyHidden } from '@otryv/ui';
import { memo } from 'react';
import { scopeOf, useEditorTools, useValueWriter, valueId } from '../draft/editorTools.ts';
import { ChangedMark } from '../parts/ChangedMark.tsx';
import classes from '../parts/EventEditor.module.css';

/** A rule of a group, on or off; it re-renders only when its group has changed. */
export const RuleCell = memo(function RuleCell({ group, rule }: { group: EventGroup; rule: EventRule }) {
  const tools = useEditorTools();
  const { messages } = useValueWriter();
  const saved = tools.saved.event.eventSubgroups.find(({ label }) => label === group.label);
  const isOn = hasRule(group, rule);
  const textOf = (on: boolean) => (on ? messages.on : messages.off);
  const isChanged = saved !== undefined && hasRule(saved, rule) !== isOn;

  return (
    <td className={classes.EventEditorCell} data-changed={isChanged || undefined}>
      <Switch
        id={valueId(tools.id, group.label, rule)}
        label={<VisuallyHidden>{messages.inGroup(messages.rules[rule], groupLabelOf(group.label))}</VisuallyHidden>}
        checked={isOn}
        disabled={tools.editable !== 'all'}
        onChange={(next) => tools.act({ type: 'rule', scope: scopeOf(tools, group), rule, isOn: next })}
      />
      {isChanged && <ChangedMark before={textOf(!isOn)} after={textOf(isOn)} />}
    </td>
  );
});
