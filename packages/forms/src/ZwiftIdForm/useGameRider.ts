import { type LookedUp as LookedUpValue, useLookUp } from '../LookUp/useLookUp.ts';

/** A rider as the game knows one. */
export interface GameRider {
  firstName: string;
  lastName: string;
  countryAlpha3: string | null;
}

/** Asks the game for a rider; `null` where there is none. */
export type FindGameRider = (zwiftId: number) => Promise<GameRider | null>;
export type LookedUp = LookedUpValue<GameRider>;

/** Looks up the rider of a zwiftId. */
export function useGameRider(first: number | null, findRider: FindGameRider) {
  const { found, ask } = useLookUp(first, findRider);
  return { rider: found, ask };
}
