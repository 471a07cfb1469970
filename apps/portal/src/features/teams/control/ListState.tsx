import { ErrorState, Skeleton } from '@otryv/ui';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as controlMessages } from './messages/ru.ts';

/** What a list shows in place of its lines: that it loads, or why it did not. */
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
