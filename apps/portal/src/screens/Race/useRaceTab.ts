import { useAddressState } from '../../session/useAddressState.ts';

export type RaceTab = 'results' | 'dnf' | 'about';

const usual = { tab: 'results' };

/** The part of a race that is shown, kept in the address. */
export function useRaceTab(): [RaceTab] {
  const [{ tab }] = useAddressState(usual);
  return [tab === 'dnf' || tab === 'about' ? tab : 'results'];
}
