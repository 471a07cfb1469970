import { Skeleton } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as controlMessages } from './messages/ru.ts';

/** Renders the loading and error states of a list. */
export function ListState({ reading: { data, error, isRetrying, retry } }: { reading: Reading<unknown> }) {
  const { failed } = useMessages(controlMessages);
  if (error) {
    return <ReadError title={failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  return data === undefined ? <Skeleton shape="line" /> : null;
}
