/** The labels of an event's groups, in the order of a protocol. */
export const GROUP_LABELS = ['A', 'B', 'C', 'D', 'E'] as const;
export type GroupLabel = (typeof GROUP_LABELS)[number];
