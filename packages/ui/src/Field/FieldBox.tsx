import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Field.module.css';

/** The border around a control and its adornments: a unit, a button. */
export function FieldBox({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.FieldBox, className)} />;
}

/** A borderless control for a `FieldBox`. */
export function FieldInput({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return <input {...props} className={clsx(classes.FieldInput, className)} />;
}

/** A unit of measure or a time zone at the right inside the box. */
export function FieldUnit({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={clsx(classes.FieldUnit, className)} />;
}
