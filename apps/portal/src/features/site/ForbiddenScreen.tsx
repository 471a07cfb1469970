import { addresses, addressOf } from '@otryv/contract/addresses';
import { Forbidden, Page } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';

/** The page of an address that the reader has no right to. */
export function ForbiddenScreen() {
  const { titles, titleOf } = useMessages();
  useScreenPath('forbidden');

  return (
    <Page>
      <title>{titleOf(titles.forbidden)}</title>
      <Forbidden homeHref={addressOf(addresses.home)} />
    </Page>
  );
}
