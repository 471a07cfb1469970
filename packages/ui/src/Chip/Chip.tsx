import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  tone?: 'plain' | 'own' | 'line' | 'ink' | 'success' | 'warning' | 'danger' | 'info';
}

/** A short label for an adjacent item. */
export function Chip({ tone = 'plain', className, ...props }: ChipProps) {
  return <span {...props} className={clsx(classes.Chip, className)} data-tone={tone} />;
}
