/** Previous and current rank of a rider on a stage, as shown. */
export interface StageMove {
  profileId: number;
  before: string | null;
  after: string | null;
}
