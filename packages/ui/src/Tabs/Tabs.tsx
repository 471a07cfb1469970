import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Tabs.module.css';

export interface TabLink {
  href: string;
  label: string;
  count?: number | undefined;
  /** Words for a dot beside the label: something there waits for the reader. */
  mark?: string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the tabs divide: «Разделы заезда». */
  label: string;
  tabs: readonly TabLink[];
  /** The address of the tab on which we are. */
  current: string;
}

/** The parts of one thing, each at its own address. Where they do not fit they scroll, the current one in sight. */
export function Tabs({ label, tabs, current, className, ...props }: TabsProps) {
  return (
    <nav aria-label={label} {...props} className={clsx(classes.Tabs, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={classes.TabsTab}
          href={tab.href}
          ref={tab.href === current ? bringIntoSight : undefined}
          aria-current={tab.href === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.TabsCount}>{tab.count}</span>}
          {tab.mark && (
            <span className={classes.TabsMark}>
              <VisuallyHidden>, {tab.mark}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

// By hand: `scrollIntoView` would scroll the page as well.
function bringIntoSight(tab: HTMLAnchorElement | null): void {
  const bar = tab?.closest('nav');
  if (!tab || !bar || bar.scrollWidth <= bar.clientWidth) return;
  const { left, right } = tab.getBoundingClientRect();
  const inside = bar.getBoundingClientRect();
  if (left < inside.left) bar.scrollLeft += left - inside.left;
  else if (right > inside.right) bar.scrollLeft += right - inside.right;
}
