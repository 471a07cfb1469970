import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './FormSection.module.css';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'title'> {
  /** What its fields have in common. */
  title: string;
}

/** A part of a long form under a heading of its own. */
export function FormSection({ title, className, children, ...props }: FormSectionProps) {
  return (
    <fieldset {...props} className={clsx(classes.FormSection, className)}>
      <legend className={classes.FormSectionTitle}>{title}</legend>
      <div className={classes.FormSectionBody}>{children}</div>
    </fieldset>
  );
}

/** Fields side by side, two in a row, one under another on phones. */
export function FieldRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.FieldRow, className)} />;
}
