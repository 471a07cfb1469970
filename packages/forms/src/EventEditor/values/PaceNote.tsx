import { accessRange, type EventGroup, groupLabelOf } from '@otryv/race';
import { useEditorDraft, useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { paceText } from '../draft/valueText.ts';

/** The previous pace, and the paces of the adjacent groups; or the racing score range that replaces it. */
export function PaceNote({ group }: { group: EventGroup }) {
  const { saved } = useEditorTools();
  const writer = useValueWriter();
  const { messages } = writer;
  const groups = useEditorDraft().event.eventSubgroups;
  const at = groups.findIndex(({ label }) => label === group.label);
  const before = saved.event.eventSubgroups.find(({ label }) => label === group.label);
  const beside = [groups[at - 1], groups[at + 1]].filter((each) => each !== undefined);
  const ranges = beside.map((each) => `${groupLabelOf(each.label)} ${paceText(writer, each)}`).join(', ');
  const range = accessRange(group);
  if (range?.measuredIn === 'label') return messages.rangeInstead(range.label);

  return [before && messages.wasValue(paceText(writer, before)), ranges && messages.neighbours(ranges)]
    .filter(Boolean)
    .join(' ');
}
