import { addresses, addressOf } from '@otryv/contract/addresses';
import { Forbidden, Page } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';

/** Renders the page of an address that the reader may not open. */
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
