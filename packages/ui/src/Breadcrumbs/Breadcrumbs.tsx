import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost page to the current one. */
  path: readonly Crumb[];
}

/** The path from the section to the current page. */
export function Breadcrumbs({ path, className, ...props }: BreadcrumbsProps) {
  const messages = useMessages(pageCatalogues);

  return (
    <nav aria-label={messages.path} {...props} className={clsx(classes.Breadcrumbs, className)}>
      <ol className={classes.BreadcrumbsList}>
        {path.map(({ label, href }, index) => (
          <li key={label} className={classes.BreadcrumbsItem}>
            {href === undefined ? (
              <span
                className={classes.BreadcrumbsHere}
                title={label}
                aria-current={index === path.length - 1 ? 'page' : undefined}
              >
                <bdi>{label}</bdi>
              </span>
            ) : (
              <Link className={classes.BreadcrumbsLink} href={href}>
                <bdi>{label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
