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

/** The parts of one thing, each at its own address. */
export function Tabs({ label, tabs, current, className, ...props }: TabsProps) {
  return (
    <nav aria-label={label} {...props} className={clsx(classes.Tabs, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={classes.TabsTab}
          href={tab.href}
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
