/** Where a rider was and is on a stage, as it is shown. */
export interface StageMove {
  profileId: number;
  before: string | null;
  after: string | null;
}
