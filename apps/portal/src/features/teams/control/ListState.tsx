import { ErrorState, Skeleton } from '@otryv/ui';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as controlMessages } from './messages/ru.ts';

/** Renders the loading and error states of a list. */
export function ListState({ reading: { data, error, isRetrying, retry } }: { reading: Reading<unknown> }) {
  const { failed } = useMessages(controlMessages);
  if (error) {
    return (
      <ErrorState title={failed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  return data === undefined ? <Skeleton shape="line" /> : null;
}
