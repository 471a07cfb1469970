import { RiderPage } from '../RiderPage.tsx';
import { PowerTab } from './PowerTab.tsx';

/** Renders the power of a rider: the forecast of the next category, the curve, the records. */
export function RiderPowerScreen() {
  return <RiderPage tab="power">{(data) => <PowerTab data={data} />}</RiderPage>;
}
