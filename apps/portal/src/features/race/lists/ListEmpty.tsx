import { Button, EmptyState, LinkButton } from '@otryv/ui';
import { useListMessages } from './messages/useListMessages.ts';
import type { ListFilters } from './useListFilters.ts';

interface Words {
  emptyTitle: string;
  emptyText: string;
  nothingTitle: string;
  nothingText: string;
}

export interface ListEmptyProps {
  filters: ListFilters;
  words: Words;
  /** Where to look while there is nothing at all. */
  elsewhere: { href: string; label: string };
}

/** Why a list is empty: nothing fits the filters, or there is nothing at all. */
export function ListEmpty({ filters, words, elsewhere }: ListEmptyProps) {
  const messages = useListMessages();
  if (filters.isNarrowed || filters.page > 1) {
    return (
      <EmptyState title={words.emptyTitle} action={<Button onClick={filters.reset}>{messages.filters.reset}</Button>}>
        {words.emptyText}
      </EmptyState>
    );
  }

  return (
    <EmptyState title={words.nothingTitle} action={<LinkButton href={elsewhere.href}>{elsewhere.label}</LinkButton>}>
      {words.nothingText}
    </EmptyState>
  );
}
