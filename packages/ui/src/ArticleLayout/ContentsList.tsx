import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { Link } from '../Link/Link.tsx';
import classes from './ContentsList.module.css';

export interface ContentsItem {
  href: string;
  label: string;
  /** Number of its items. */
  count?: number;
  current?: boolean;
}

export interface ContentsListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  items: readonly ContentsItem[];
}

/** A vertical list of a page's sections or a kind's articles; the current one is marked at its edge. */
export function ContentsList({ label, items, className, ...props }: ContentsListProps) {
  const id = useId();

  return (
    <nav aria-labelledby={id} {...props} className={clsx(classes.ContentsList, className)}>
      <h2 id={id} className={classes.ContentsListTitle}>
        {label}
      </h2>
      <ul>
        {items.map(({ href, label: name, count, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={classes.ContentsListLink}>
              {name}
              {count !== undefined && <small> {count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
