import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './FramePreview.module.css';

export interface PreviewLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  preview: ReactNode;
  /** Fields that change the preview, beside it. */
  options: ReactNode;
  /** Accessible name of those fields. */
  optionsLabel: string;
  /** The result, below both. */
  result: ReactNode;
}

/** The body of a wide `Dialog`: a preview, its options, and the result. */
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
