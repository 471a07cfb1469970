import { addresses, addressOf } from '@otryv/contract/addresses';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { ru as raceMessages } from './messages/ru.ts';

/** Renders the page of a missing race. */
export function RaceNotFound() {
  const { titles } = useMessages();
  const { event: messages } = useMessages(raceMessages);

  return (
    <NotFoundScreen
      title={messages.notFoundTitle}
      list={{ href: addressOf(addresses.schedule), label: titles.schedule }}
    >
      {messages.notFoundText}
    </NotFoundScreen>
  );
}
