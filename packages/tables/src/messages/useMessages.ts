import { useOtryv } from '@otryv/ui';
import { catalogues, type Messages } from './messages.ts';

/** The messages of the tables in the provider's language. */
export function useMessages(): Messages {
  return catalogues[useOtryv().locale];
}
