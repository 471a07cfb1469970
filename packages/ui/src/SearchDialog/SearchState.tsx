import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../EmptyState/ErrorState.tsx';
import { searchCatalogues } from '../provider/searchMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './SearchDialog.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** The message of a search without hits. */
export function SearchState({ state, error, onRetry }: Pick<SearchDialogProps, 'state' | 'error' | 'onRetry'>) {
  const messages = useMessages(searchCatalogues);
  if (state === 'failed') {
    return (
      <ErrorState title={messages.failed} {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  }

  return (
    <div className={classes.SearchState}>
      {state === 'loading' && messages.loading}
      {state === 'hint' && messages.hint}
      {state === 'ready' && <EmptyState title={messages.nothingTitle}>{messages.nothing}</EmptyState>}
    </div>
  );
}
