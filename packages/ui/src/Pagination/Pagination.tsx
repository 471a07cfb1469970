import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the address of a page: pages are links, so that new tabs and Back work. */
  hrefOf: (page: number) => string;
}

/** Navigation through the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, className, ...props }: PaginationProps) {
  const messages = useMessages(pageCatalogues);
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={messages.pages} {...props} className={clsx(classes.Pagination, className)}>
      <Step icon={ChevronLeft} label={messages.previousPage} href={page > 1 ? hrefOf(page - 1) : null} />
      {pageWindow(page, pageCount).map((one, index) =>
        one === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, each at its position.
          <span key={`gap${index}`} className={classes.PaginationGap}>
            …
          </span>
        ) : (
          <Link
            key={one}
            className={classes.PaginationPage}
            href={hrefOf(one)}
            aria-label={messages.page(one)}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      <Step icon={ChevronRight} label={messages.nextPage} href={page < pageCount ? hrefOf(page + 1) : null} />
    </nav>
  );
}

function Step({ icon, label, href }: { icon: LucideIcon; label: string; href: string | null }) {
  if (href === null) return <span className={classes.PaginationStep} />;

  return (
    <Link className={classes.PaginationStep} href={href} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );
}
