import { addresses } from '@otryv/contract/addresses';
import { Page } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { Compared } from './Compared.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { useAlone, useCompared, useComparedRiders } from './useCompared.ts';

/** Renders two or more riders side by side; the riders and the period are kept in the address. */
export function CompareScreen() {
  const { titles, titleOf } = useMessages();
  const chosen = useComparedRiders();
  const reading = useCompared(chosen.ids, chosen.days);
  const alone = useAlone(chosen.ids);
  const { data } = reading;
  const profiles = (alone.data ? [alone.data] : (data?.riders ?? [])).map(({ profile }) => profile);
  useCrumbPath([{ label: titles.riders, href: addresses.riders.pattern }, { label: titles.compare }]);

  return (
    <Page width="table">
      <title>{titleOf(titles.compare)}</title>
      <ComparedHead {...{ chosen, profiles }} comparison={data} />
      <Compared {...{ chosen, reading, alone }} />
    </Page>
  );
}
