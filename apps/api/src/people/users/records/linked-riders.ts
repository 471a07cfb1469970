/** Riders of an account as its owner sees them everywhere. */
export interface LinkedRiders {
  /** Main game id. */
  zwiftId: number | null;
  /** All game ids, the main one first. */
  zwiftIds: number[];
  /** Picture of the main rider. */
  photoProfile: string | null;
}
