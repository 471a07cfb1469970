import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { searchCatalogues } from '../provider/searchMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './SearchTrigger.module.css';

export type SearchTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** Opens the search of a site: looks like its field if there is room, and is an icon below 1200 px. */
export function SearchTrigger({ className, ...props }: SearchTriggerProps) {
  const { title } = useMessages(searchCatalogues);

  return (
    <button
      type="button"
      aria-label={title}
      title={title}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      {...props}
      className={clsx(classes.SearchTrigger, className)}
    >
      <Icon of={Search} size="l" />
      <span className={classes.SearchTriggerText}>{title}</span>
      <kbd className={classes.SearchTriggerKey}>/</kbd>
    </button>
  );
}
