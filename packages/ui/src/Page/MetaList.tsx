import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './MetaList.module.css';

export interface MetaItem {
  key: string;
  icon: LucideIcon;
  content: ReactNode;
}

export interface MetaListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly MetaItem[];
}

/** Time, place and organizer, in one line under a title. */
export function MetaList({ items, className, ...props }: MetaListProps) {
  return (
    <ul {...props} className={clsx(classes.MetaList, className)}>
      {items.map(({ key, icon, content }) => (
        <li key={key} className={classes.MetaListItem}>
          <Icon className={classes.MetaListIcon} of={icon} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
