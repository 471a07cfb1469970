import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { useRaceMessages } from './messages/useRaceMessages.ts';

/** The page of a race that is not there. */
export function RaceNotFound() {
  const { event: messages } = useRaceMessages();

  return <NotFoundScreen title={messages.notFoundTitle}>{messages.notFoundText}</NotFoundScreen>;
}
