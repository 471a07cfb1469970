import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Chip.module.css';

export interface OnAirChipProps extends ComponentPropsWithRef<'a'> {
  /** The URL of the stream, on the site of its platform. */
  href: string;
}

/** A link to the live stream of a rider. It opens in a new tab. */
export function OnAirChip({ className, ...props }: OnAirChipProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...props}
      className={clsx(classes.Chip, classes.OnAirChip, className)}
      data-tone="line"
    />
  );
}
