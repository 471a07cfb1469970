import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './ArticleLayout.module.css';

export interface ArticleLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Links to sibling articles; hidden on phones. */
  nav?: ReactNode;
  /** Links to this article's sections, on wide screens. */
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
