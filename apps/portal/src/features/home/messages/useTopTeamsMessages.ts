import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './teams.ru.ts';

/** The messages of the first teams of a season, which come after the races. */
export function useTopTeamsMessages(): typeof ru {
  return useCatalogue(ru);
}
