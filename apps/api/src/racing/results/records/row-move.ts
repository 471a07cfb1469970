/** The place or label of a row in a version of a protocol, and in the version before. */
export interface RowMove {
  /** The account that raced. */
  profileId: number;
  before: string | null;
  after: string | null;
}
