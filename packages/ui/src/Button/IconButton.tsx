import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name and title: what the button does. */
  label: string;
  size?: 's' | 'm';
}

/** A button with an icon and without a visible label. */
export function IconButton({ icon, label, size = 'm', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={clsx(classes.IconButton, className)}
      data-size={size}
    >
      <Icon of={icon} size={size === 's' ? 'm' : 'l'} />
    </button>
  );
}
