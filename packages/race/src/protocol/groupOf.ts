import type { Disqualification } from './disqualification.ts';

/** Returns the group of a protocol row; `null` for a row without one, whose label means nothing. */
export function groupOf<Label>(row: {
  groupLabel: Label;
  disqualification: Pick<Disqualification, 'label'> | null;
}): Label | null {
  return row.disqualification?.label === 'UNC' ? null : row.groupLabel;
}
