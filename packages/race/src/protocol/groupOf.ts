import type { Disqualification } from './disqualification.ts';

const noGroup: Disqualification['status'] = 'NO_GROUP';

/** Returns the group of a protocol row; `null` for a row without one, whose label means nothing. */
export function groupOf<Label>(row: {
  groupLabel: Label;
  disqualification: Pick<Disqualification, 'label'> | null;
}): Label | null {
  return row.disqualification?.label === 'UNC' ? null : row.groupLabel;
}

/** Returns the same of a row of the API, which has the status instead of the label. */
export function groupOfResult<Label>(row: { subgroupLabel: Label; disqualification: string | null }): Label | null {
  return row.disqualification === noGroup ? null : row.subgroupLabel;
}
