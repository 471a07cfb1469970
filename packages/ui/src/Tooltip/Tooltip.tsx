import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { assignRef } from '../provider/assignRef.ts';
import { composeEventHandlers } from '../provider/composeEventHandlers.ts';
import classes from './Tooltip.module.css';

export interface TooltipProps extends ComponentPropsWithRef<'span'> {
  /** Text of the tooltip; no tooltip without it. */
  tip: ReactNode;
  /** Whether the trigger itself is focusable; `false` around a button or a link. */
  focusable?: boolean;
}

// The tooltip's library is loaded when a tooltip is first opened.
const TooltipContent = lazyPart(
  async () => ({ default: (await import('./TooltipContent.tsx')).TooltipContent }),
  () => null,
);

/** A tooltip for its children: on hover, on focus and on tap, until Escape, leaving or a tap elsewhere. */
export function Tooltip({ tip, focusable = true, className, children, ref, ...props }: TooltipProps) {
  const id = useId();
  const mark = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  if (tip === null || tip === undefined || tip === '') {
    return (
      <span {...props} ref={ref} className={clsx(classes.Tooltip, className)}>
        {children}
      </span>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marked text is no control; the tooltip only explains it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap does what focus does for the keyboard.
    <span
      {...(focusable && { tabIndex: 0 })}
      {...props}
      ref={(element) => {
        mark.current = element;
        assignRef(ref, element);
      }}
      className={clsx(classes.Tooltip, className)}
      data-open={open || undefined}
      aria-describedby={open ? id : props['aria-describedby']}
      onPointerEnter={composeEventHandlers(props.onPointerEnter, (event) => event.pointerType === 'mouse' && show())}
      onPointerLeave={composeEventHandlers(props.onPointerLeave, close)}
      onFocus={composeEventHandlers(props.onFocus, show)}
      onBlur={composeEventHandlers(props.onBlur, close)}
      onClick={composeEventHandlers(props.onClick, show)}
    >
      {children}
      {open && (
        <Suspense fallback={null}>
          <TooltipContent id={id} mark={mark} onClose={close}>
            {tip}
          </TooltipContent>
        </Suspense>
      )}
    </span>
  );
}
