import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './Popover.module.css';
import { placePanel } from './placePanel.ts';

export interface DropdownPanelProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
}

/** The panel of a dropdown, in the top layer: no scroller clips it, and it stands above a dialog too. */
export function DropdownPanel({ anchor, align, className, ...props }: DropdownPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (panel.current && 'showPopover' in panel.current) panel.current.showPopover();
  }, []);
  useEffect(() => {
    const place = () => {
      if (panel.current && anchor.current) placePanel(panel.current, anchor.current, align);
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  });

  return (
    <div
      ref={panel}
      popover="manual"
      {...props}
      className={clsx(classes.PopoverPanel, classes.PopoverDropdown, className)}
    />
  );
}
