import { Button, EmptyState, LinkButton } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as listMessages } from './messages/ru.ts';
import type { ListFilters } from './useListFilters.ts';

interface Texts {
  emptyTitle: string;
  emptyText: string;
  nothingTitle: string;
  nothingText: string;
}

export interface ListEmptyProps {
  filters: ListFilters;
  texts: Texts;
  /** Link shown while there is nothing at all. */
  elsewhere: { href: string; label: string };
}

/** Explains an empty list: no match for the filters, or no items at all. */
export function ListEmpty({ filters, texts, elsewhere }: ListEmptyProps) {
  const messages = useMessages(listMessages);
  if (filters.isNarrowed || filters.page > 1) {
    return (
      <EmptyState title={texts.emptyTitle} action={<Button onClick={filters.reset}>{messages.filters.reset}</Button>}>
        {texts.emptyText}
      </EmptyState>
    );
  }

  return (
    <EmptyState title={texts.nothingTitle} action={<LinkButton href={elsewhere.href}>{elsewhere.label}</LinkButton>}>
      {texts.nothingText}
    </EmptyState>
  );
}
