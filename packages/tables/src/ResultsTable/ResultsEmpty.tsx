import { EmptyState } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';

/** Rendered instead of a protocol without rows. */
export function ResultsEmpty({ ofCategory }: { ofCategory: boolean }) {
  const messages = useMessages();
  const { title, text } = ofCategory ? messages.noResultsInCategory : messages.noResults;

  return <EmptyState title={title}>{text}</EmptyState>;
}
