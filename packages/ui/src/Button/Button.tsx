import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ControlSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Use one primary button per layer. */
  kind?: ButtonKind;
  size?: ControlSize;
  /** Whether work is in progress: the button keeps its position and focus, shows a spinner and ignores clicks. */
  busy?: boolean;
}

/** A button, labelled with a verb and its object. */
export function Button({
  kind = 'secondary',
  size = 'm',
  busy = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(classes.Button, className)}
      data-kind={kind}
      data-size={size}
      data-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={classes.ButtonRing} aria-hidden="true" />}
      {children}
    </button>
  );
}
