import { EmptyState, useMessages } from '@otryv/ui';
import { columnCatalogues } from '../messages/messages.ts';

/** Rendered instead of a protocol without rows. */
export function ResultsEmpty({ ofCategory }: { ofCategory: boolean }) {
  const messages = useMessages(columnCatalogues);
  const { title, text } = ofCategory ? messages.noResultsInCategory : messages.noResults;

  return <EmptyState title={title}>{text}</EmptyState>;
}
