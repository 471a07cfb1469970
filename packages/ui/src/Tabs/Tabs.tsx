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
  /** Text alternative of a dot beside the label: something there requires the reader's attention. */
  mark?: string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name, the subject of the tabs: «Разделы заезда». */
  label: string;
  tabs: readonly TabLink[];
  /** Address of the current tab. */
  current: string;
}

/**
 * Parts of one object, each at a separate address. Overflowing tabs scroll and fade out, with the current one in view.
 */
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

/** Visible part of the current tab's neighbour, in px. */
const peek = 64;

/** Scrolls the strip to a tab when it mounts, and again when a loaded font widens the tabs. */
function keepInSight(tab: HTMLAnchorElement | null): (() => void) | undefined {
  const bar = tab?.closest('nav');
  if (!tab || !bar) return undefined;
  let shown = bringIntoSight(tab, bar);
  const again = () => {
    // The reader has scrolled meanwhile.
    if (bar.scrollLeft !== shown) return;
    bar.scrollLeft = 0;
    shown = bringIntoSight(tab, bar);
  };
  const faces = 'fonts' in document ? document.fonts : null;
  faces?.addEventListener('loadingdone', again);
  return () => faces?.removeEventListener('loadingdone', again);
}

// Manually: `scrollIntoView` would also scroll the page.
function bringIntoSight(tab: HTMLAnchorElement, bar: HTMLElement): number {
  const { left, right } = tab.getBoundingClientRect();
  const inside = bar.getBoundingClientRect();
  if (bar.scrollWidth > bar.clientWidth) {
    if (left < inside.left + peek) bar.scrollLeft += left - inside.left - peek;
    else if (right > inside.right - peek) bar.scrollLeft += right - inside.right + peek;
  }
  return bar.scrollLeft;
}
