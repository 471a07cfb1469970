import { useChartMessages } from '../provider/useChartMessages.ts';
import { ShareBars, type ShareBarsProps } from './ShareBars.tsx';

export interface AgeSharesProps extends Omit<ShareBarsProps, 'what' | 'counted'> {}

/** How many riders each age group has. */
export function AgeShares(props: AgeSharesProps) {
  const words = useChartMessages();

  return <ShareBars {...props} what={words.group} counted={words.riders} />;
}
