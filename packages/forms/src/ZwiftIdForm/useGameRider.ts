import { type LookedUp as LookedUpValue, useLookUp } from '../LookUp/useLookUp.ts';

/** A rider in the game. */
export interface GameRider {
  firstName: string;
  lastName: string;
  countryAlpha3: string | null;
}

/** Looks up a rider in the game; resolves to `null` if there is none. */
export type FindGameRider = (zwiftId: number) => Promise<GameRider | null>;
export type LookedUp = LookedUpValue<GameRider>;

/** Looks up the rider of a zwiftId. */
export function useGameRider(first: number | null, findRider: FindGameRider) {
  const { found, ask } = useLookUp(first, findRider);
  return { rider: found, ask };
}
