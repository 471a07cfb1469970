import { addresses, addressOf } from '@otryv/contract/addresses';
import { useEmbedMessages } from '../messages/messages.ts';
import { EmbedNote } from './EmbedNote.tsx';

/** Its object is missing or hidden from guests: a reader does not learn which of the two. */
export function EmbedMissing({ origin }: { origin: string }) {
  const { missing } = useEmbedMessages();

  return <EmbedNote {...missing} href={origin + addressOf(addresses.home)} />;
}
