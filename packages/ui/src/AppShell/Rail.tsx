import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { BrandMark, Wordmark } from './Brand.tsx';
import classes from './Rail.module.css';

export interface ShellItem {
  href: string;
  label: string;
  /** A shorter label for the bottom bar of phones. */
  shortLabel?: string | undefined;
  /** Whether it comes before the others in the bottom bar of phones. */
  isQuick?: boolean | undefined;
  icon: LucideIcon;
  /** Whether this is the current section. */
  current?: boolean | undefined;
}

export interface RailProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  items: readonly ShellItem[];
  /** Sections for some roles only, separated at the bottom. */
  gatedItems?: readonly ShellItem[];
  homeHref: string;
}

/** The sidebar: icons, whose labels overlay the content on hover or focus. */
export function Rail({ items, gatedItems = [], homeHref, className, ...props }: RailProps) {
  const messages = useMessages(pageCatalogues);

  return (
    <nav aria-label={messages.mainNavigation} {...props} className={clsx(classes.Rail, className)}>
      <Link className={classes.RailBrand} href={homeHref} aria-label={messages.homeLink}>
        <BrandMark />
        <Wordmark />
      </Link>
      <RailList items={items} />
      {gatedItems.length > 0 && <RailList items={gatedItems} />}
    </nav>
  );
}

function RailList({ items }: { items: readonly ShellItem[] }) {
  return (
    <ul className={classes.RailList}>
      {items.map(({ href, label, icon, current }) => (
        <li key={href}>
          <Link className={classes.RailItem} href={href} aria-current={current ? 'page' : undefined}>
            <Icon of={icon} size="l" />
            <span className={classes.RailLabel}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
