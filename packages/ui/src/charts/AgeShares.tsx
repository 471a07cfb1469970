import { chartCatalogues } from '../provider/chartMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { ShareBars, type ShareBarsProps } from './ShareBars.tsx';

export interface AgeSharesProps extends Omit<ShareBarsProps, 'what' | 'counted'> {}

/** Number of riders in each age group. */
export function AgeShares(props: AgeSharesProps) {
  const messages = useMessages(chartCatalogues);

  return <ShareBars {...props} what={messages.group} counted={messages.riders} />;
}
