import { addresses, addressOf } from '@otryv/contract/addresses';
import { useEmbedMessages } from '../messages/messages.ts';
import { EmbedNote } from './EmbedNote.tsx';

/** Its object is missing or hidden from guests: which of the two is nobody's to know. */
export function EmbedMissing({ origin }: { origin: string }) {
  const { missing } = useEmbedMessages();

  return <EmbedNote {...missing} href={origin + addressOf(addresses.home)} />;
}
