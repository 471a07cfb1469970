import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import { assignRef } from '../provider/assignRef.ts';
import classes from './Toolbar.module.css';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /**
   * Accessible name: the subject of its buttons. With a label the buttons are a single tab stop, and arrows, Home and
   * End move among them; fields and choices keep their own keys.
   */
  label?: string;
}

const stops = 'button:not(:disabled), a[href]';

/** A line of controls above the content they change. `ToolbarSpacer` pushes what follows it to the right edge. */
export function Toolbar({ label, className, ref, ...props }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement>(undefined);
  const items = () => Array.from(bar.current?.querySelectorAll<HTMLElement>(stops) ?? []);
  const stopAt = (item: HTMLElement | undefined) => {
    stop.current = item;
    for (const each of items()) each.tabIndex = each === item ? 0 : -1;
  };

  useEffect(() => {
    if (label === undefined) return;
    const all = items();
    stopAt(all.find((item) => item === stop.current) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const here = all.findIndex((item) => item === event.target);
    const isBackwards = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl';
    const forwards = isBackwards ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isBackwards ? 'ArrowRight' : 'ArrowLeft';
    const target = {
      [forwards]: all[(here + 1) % all.length],
      [backwards]: all.at(here - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (here === -1 || !target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      {...props}
      {...(label !== undefined && {
        role: 'toolbar',
        'aria-label': label,
        onKeyDown: (event) => {
          props.onKeyDown?.(event);
          onKeyDown(event);
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (items().includes(event.target)) stopAt(event.target);
        },
      })}
      ref={(given) => {
        bar.current = given;
        assignRef(ref, given);
      }}
      className={clsx(classes.Toolbar, className)}
    />
  );
}

/** The space that pushes the rest of a toolbar to its right edge. */
export function ToolbarSpacer({ className, ...props }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return <span {...props} className={clsx(classes.ToolbarSpacer, className)} />;
}
