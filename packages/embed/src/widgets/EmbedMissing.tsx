import { addresses, addressOf } from '@otryv/contract/addresses';
import { useMessages } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import { EmbedNote } from './EmbedNote.tsx';

/** Its object is missing or hidden from guests: a reader does not learn which of the two. */
export function EmbedMissing({ origin }: { origin: string }) {
  const { missing } = useMessages(embedCatalogues);

  return <EmbedNote {...missing} href={origin + addressOf(addresses.home)} />;
}
