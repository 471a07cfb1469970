import { useSearchParams } from 'react-router-dom';

export type RaceTab = 'results' | 'dnf' | 'about';

/** Returns the visible tab of a race, kept in the address along with the filters. */
export function useRaceTab(): { tab: RaceTab; hrefOf: (tab: RaceTab) => string } {
  const [query] = useSearchParams();
  const asked = query.get('tab');

  return {
    tab: asked === 'dnf' || asked === 'about' ? asked : 'results',
    hrefOf: (tab) => {
      const next = new URLSearchParams(query);
      if (tab === 'results') next.delete('tab');
      else next.set('tab', tab);
      return `?${next}`;
    },
  };
}
