/** The riders of an account as its owner sees them everywhere. */
export interface LinkedRiders {
  /** The main game id. */
  zwiftId: number | null;
  /** Every game id, the main one first. */
  zwiftIds: number[];
  /** The picture of the main rider. */
  photoProfile: string | null;
}
