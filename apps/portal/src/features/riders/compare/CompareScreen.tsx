import { addresses } from '@otryv/contract/addresses';
import { Page } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { Compared } from './Compared.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { useCompared, useComparedRiders } from './useCompared.ts';

/** Two riders or more beside each other; who they are and the period are kept in the address. */
export function CompareScreen() {
  const { titles, titleOf } = useMessages();
  const chosen = useComparedRiders();
  const reading = useCompared(chosen.ids, chosen.days);
  const { data } = reading;
  const [first] = chosen.ids;
  const alone = useRead(
    '/api/race/profile/{zwiftId}',
    first === undefined || chosen.ids.length > 1 ? null : { params: { zwiftId: String(first) } },
  );
  const isPicking = chosen.ids.length < 2;
  const profiles = isPicking && alone.data ? [alone.data.profile] : (data?.riders ?? []).map(({ profile }) => profile);
  useCrumbPath([{ label: titles.riders, href: addresses.riders.pattern }, { label: titles.compare }]);

  return (
    <Page width="table">
      <title>{titleOf(titles.compare)}</title>
      <ComparedHead {...{ chosen, profiles }} comparison={data} />
      <Compared {...{ chosen, reading }} />
    </Page>
  );
}
