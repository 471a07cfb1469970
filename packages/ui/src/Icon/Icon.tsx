import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './Icon.module.css';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  of: LucideIcon;
  /** s within a line of text, m in controls, l in bars. */
  size?: 's' | 'm' | 'l';
}

const pixels = { s: 14, m: 16, l: 20 } as const;

/** A decorative icon beside a text. */
export function Icon({ of: Drawing, size = 'm', className, ...props }: IconProps) {
  return (
    <Drawing
      size={pixels[size]}
      strokeWidth={1.75}
      aria-hidden="true"
      {...props}
      className={clsx(classes.Icon, className)}
      data-size={size}
    />
  );
}
