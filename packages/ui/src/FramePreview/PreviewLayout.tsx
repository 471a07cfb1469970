import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './FramePreview.module.css';

export interface PreviewLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  preview: ReactNode;
  /** The fields that change the preview, beside it. */
  options: ReactNode;
  /** The name of those fields, for screen readers. */
  optionsLabel: string;
  /** What comes of it, below both. */
  result: ReactNode;
}

/** The body of a wide `Dialog`: a preview, what it is made with, and what comes of it. */
export function PreviewLayout({ preview, options, optionsLabel, result, className, ...props }: PreviewLayoutProps) {
  return (
    <div {...props} className={clsx(classes.PreviewLayout, className)}>
      <div className={classes.PreviewLayoutPreview}>{preview}</div>
      <section aria-label={optionsLabel} className={classes.PreviewLayoutOptions}>
        {options}
      </section>
      <div className={classes.PreviewLayoutResult}>{result}</div>
    </div>
  );
}
