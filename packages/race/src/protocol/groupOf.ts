import type { Disqualification } from './disqualification.ts';

const noGroup: Disqualification['status'] = 'NO_GROUP';

/** Returns the group of a protocol row; `null` for a row without one, whose label means nothing. */
export function groupOf<Label>(row: {
  groupLabel: Label;
  /** Set on every row without a group; rows stored before have only the reason. */
  hasNoGroup?: boolean | undefined;
  disqualification: Pick<Disqualification, 'label'> | null;
}): Label | null {
  return row.hasNoGroup || row.disqualification?.label === 'UNC' ? null : row.groupLabel;
}

/** Returns the same of a row of the API, which has the status instead of the label. */
export function groupOfResult<Label>(row: {
  subgroupLabel: Label;
  hasNoGroup?: boolean | undefined;
  disqualification: string | null;
}): Label | null {
  return row.hasNoGroup || row.disqualification === noGroup ? null : row.subgroupLabel;
}
