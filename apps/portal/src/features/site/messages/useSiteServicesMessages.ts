import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './services.ru.ts';

/** The messages of the page with the prices of services. */
export function useSiteServicesMessages(): typeof ru {
  return useCatalogue(ru);
}
