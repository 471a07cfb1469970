import { PowerTab } from './PowerTab.tsx';
import { RiderPage } from './RiderPage.tsx';

/** The power of a rider: the way to the next category, the curve, the records. */
export function RiderPowerScreen() {
  return <RiderPage tab="power">{(data) => <PowerTab data={data} />}</RiderPage>;
}
