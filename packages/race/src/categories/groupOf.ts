import { DISQUALIFICATION_LABELS } from '../protocol/disqualification.ts';

/** Returns the group of a protocol row; `null` for a row without one, whose label means nothing. */
export function groupOf<Label>(row: { groupLabel: Label; disqualification: { label: string } | null }): Label | null {
  return row.disqualification?.label === DISQUALIFICATION_LABELS.NO_GROUP ? null : row.groupLabel;
}
