import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ControlSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary button in a layer. */
  kind?: ButtonKind;
  size?: ControlSize;
  /** Work is going on: the button keeps its place and focus, shows a ring and ignores clicks. */
  busy?: boolean;
}

/** A button; its label is a verb with its object. */
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
