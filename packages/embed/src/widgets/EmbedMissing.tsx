import { addresses, addressOf } from '@otryv/contract/addresses';
import { useMessages } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import { EmbedNote } from './EmbedNote.tsx';

/** Message for an object that is missing or hidden from guests; does not reveal which. */
export function EmbedMissing({ origin }: { origin: string }) {
  const { missing } = useMessages(embedCatalogues);

  return <EmbedNote {...missing} href={origin + addressOf(addresses.home)} />;
}
