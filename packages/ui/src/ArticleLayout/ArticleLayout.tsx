import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './ArticleLayout.module.css';

export interface ArticleLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The articles beside this one; not on phones. */
  nav?: ReactNode;
  /** The sections of this one, on wide screens. */
  contents?: ReactNode;
}

/** An article between the list of articles and the list of its sections; fills a `Page` from edge to edge. */
export function ArticleLayout({ nav, contents, className, children, ...props }: ArticleLayoutProps) {
  return (
    <div {...props} className={clsx(classes.ArticleLayout, className)}>
      <div className={classes.ArticleLayoutNav}>{nav}</div>
      <article className={classes.ArticleLayoutBody}>{children}</article>
      <div className={classes.ArticleLayoutContents}>{contents}</div>
    </div>
  );
}
