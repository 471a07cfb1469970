import { PowerTab } from './PowerTab.tsx';
import { RiderPage } from './RiderPage.tsx';

/** Renders the power of a rider: the forecast of the next category, the curve, the records. */
export function RiderPowerScreen() {
  return <RiderPage tab="power">{(data) => <PowerTab data={data} />}</RiderPage>;
}
