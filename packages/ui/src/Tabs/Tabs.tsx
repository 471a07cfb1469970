import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { assignRef } from '../provider/assignRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Tabs.module.css';
import { useHiddenEdges } from './useHiddenEdges.ts';

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

/** The parts of one thing, each at its own address. Where they do not fit they scroll and fade out, the current one in sight. */
export function Tabs({ label, tabs, current, className, ref, ...props }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  useHiddenEdges(strip);

  return (
    <nav
      aria-label={label}
      {...props}
      ref={(nav) => {
        strip.current = nav;
        assignRef(ref, nav);
      }}
      className={clsx(classes.Tabs, classes.TabsStrip, className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={classes.TabsTab}
          href={tab.href}
          ref={tab.href === current ? keepInSight : undefined}
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

/** A part of the neighbour of the current tab stays in sight beside it, in px. */
const peek = 64;

/** Scrolls the strip to a tab when it appears, and again when a face arrives that makes the tabs wider. */
function keepInSight(tab: HTMLAnchorElement | null): (() => void) | undefined {
  const bar = tab?.closest('nav');
  if (!tab || !bar) return undefined;
  let shown = bringIntoSight(tab, bar);
  const again = () => {
    // A reader has scrolled since.
    if (bar.scrollLeft !== shown) return;
    bar.scrollLeft = 0;
    shown = bringIntoSight(tab, bar);
  };
  const faces = 'fonts' in document ? document.fonts : null;
  faces?.addEventListener('loadingdone', again);
  return () => faces?.removeEventListener('loadingdone', again);
}

// By hand: `scrollIntoView` would scroll the page as well.
function bringIntoSight(tab: HTMLAnchorElement, bar: HTMLElement): number {
  const { left, right } = tab.getBoundingClientRect();
  const inside = bar.getBoundingClientRect();
  if (bar.scrollWidth > bar.clientWidth) {
    if (left < inside.left + peek) bar.scrollLeft += left - inside.left - peek;
    else if (right > inside.right - peek) bar.scrollLeft += right - inside.right + peek;
  }
  return bar.scrollLeft;
}
