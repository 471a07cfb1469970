/** Labels of an event's groups, in protocol order. */
export const GROUP_LABELS = ['A', 'B', 'C', 'D', 'E'] as const;
export type GroupLabel = (typeof GROUP_LABELS)[number];

/** Returns the label of a group by the game's number, 1 to 5; any other number is the last group. */
export function groupLabelOf(number: number): GroupLabel {
  return GROUP_LABELS[number - 1] ?? 'E';
}
