import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeTip } from './placeTip.ts';
import classes from './Tooltip.module.css';

export interface TooltipProps extends ComponentPropsWithRef<'span'> {
  /** What the tip says; without it there is no tip. */
  tip: ReactNode;
  /** Whether the marked text itself takes focus; `false` around a button or a link. */
  focusable?: boolean;
}

/** Words that explain a mark: on hover, on focus and on tap, until Escape, leaving or a tap elsewhere. */
export function Tooltip({ tip, focusable = true, className, children, ...props }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (tip === null || tip === undefined || tip === '') {
    return (
      <span {...props} className={clsx(classes.Tooltip, className)}>
        {children}
      </span>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marked text is no control; the tip only explains it.
    <span
      {...(focusable && { tabIndex: 0 })}
      {...props}
      className={clsx(classes.Tooltip, className)}
      data-open={open || undefined}
      aria-describedby={open ? id : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {open && <Tip id={id}>{tip}</Tip>}
    </span>
  );
}

function Tip({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip?.parentElement) return;
    // The top layer keeps the tip out of every scroller's clipping.
    if ('showPopover' in tip) tip.showPopover();
    placeTip(tip, tip.parentElement.getBoundingClientRect());
  }, []);

  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" className={classes.TooltipTip}>
      {children}
    </span>
  );
}
