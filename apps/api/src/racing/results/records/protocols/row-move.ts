/** Rank or label of a row in a version of a protocol, and in the previous version. */
export interface RowMove {
  /** Account that raced. */
  profileId: number;
  before: string | null;
  after: string | null;
}
