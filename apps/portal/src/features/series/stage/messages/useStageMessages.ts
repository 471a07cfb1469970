import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the protocol of a stage. */
export function useStageMessages(): typeof ru {
  return useCatalogue(ru);
}
