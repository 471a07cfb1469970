import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './FormSection.module.css';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'title'> {
  /** Heading of its fields. */
  title: string;
}

/** A section of a long form with a heading. */
export function FormSection({ title, className, children, ...props }: FormSectionProps) {
  return (
    <fieldset {...props} className={clsx(classes.FormSection, className)}>
      <legend className={classes.FormSectionTitle}>{title}</legend>
      <div className={classes.FormSectionBody}>{children}</div>
    </fieldset>
  );
}

/** Fields side by side, two per row, stacked on phones. */
export function FieldRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.FieldRow, className)} />;
}
