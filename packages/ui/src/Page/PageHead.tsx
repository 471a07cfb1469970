import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import classes from './Page.module.css';

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  /** A line above the title: the series and the stage. */
  kicker?: ReactNode;
  actions?: ReactNode;
}

/** The title of a page with its description below. */
export function PageHead({ title, kicker, actions, className, children, ...props }: PageHeadProps) {
  return (
    <div {...props} className={clsx(classes.PageHead, className)}>
      <div className={classes.PageHeadWords}>
        {kicker && <p className={classes.PageHeadKicker}>{kicker}</p>}
        <DisplayText as="h1" size="d-l">
          {title}
        </DisplayText>
        {children && <div className={classes.PageHeadText}>{children}</div>}
      </div>
      {actions && <div className={classes.PageHeadActions}>{actions}</div>}
    </div>
  );
}
