import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Chip.module.css';

export interface OnAirChipProps extends ComponentPropsWithRef<'a'> {
  /** The URL of the stream, on the site of its platform. */
  href: string;
}

/** Leads to the stream of a rider who is on air. It opens beside the page. */
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
