import type { ProfileData, RiderPower } from '@otryv/contract';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';
import { useUser } from '../../../../lib/session/sessionStore.ts';

const defaults = { race: '', rider: '' };

/** Comparison targets of a curve, kept in the address: one race of the rider, and another rider, such as the reader. */
export interface Against {
  race: RiderPower['powerFromEvents'][number] | null;
  races: RiderPower['powerFromEvents'];
  chooseRace: (id: string) => void;
  other: ProfileData | null;
  otherId: number | null;
  chooseOther: (zwiftId: string) => void;
  /** Game id of the reader, set on the page of another rider. */
  ownId: number | null;
}

export function useAgainst(zwiftId: number, { powerFromEvents: races }: RiderPower): Against {
  const [state, change] = useAddressState(defaults);
  const user = useUser();
  const asked = /^[1-9]\d{0,15}$/.test(state.rider) ? Number(state.rider) : null;
  const otherId = asked === zwiftId ? null : asked;
  const { data } = useRead(
    '/api/race/profile/{zwiftId}',
    otherId === null ? null : { params: { zwiftId: String(otherId) } },
  );

  return {
    race: races.find(({ _id }) => _id === state.race) ?? null,
    races,
    chooseRace: (race) => change({ race }),
    other: otherId === null ? null : (data ?? null),
    otherId,
    chooseOther: (rider) => change({ rider }),
    ownId: user?.zwiftIds.includes(zwiftId) ? null : (user?.zwiftId ?? null),
  };
}
