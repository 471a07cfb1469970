import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { ShareBars, type ShareBarsProps } from './ShareBars.tsx';

export interface RaceTypeSharesProps extends Omit<ShareBarsProps, 'what' | 'counted'> {}

/** Number of races of each type. */
export function RaceTypeShares(props: RaceTypeSharesProps) {
  const messages = useMessages(chartCatalogues);

  return <ShareBars {...props} what={messages.raceType} counted={messages.races} />;
}
