import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import classes from './CardFrame.module.css';

/** The frame of a card: a poster above, the rest below; the title's link covers the whole card. */
export function CardFrame({ className, ...rest }: ComponentPropsWithRef<'article'>) {
  return <article {...rest} className={clsx(classes.CardFrame, className)} />;
}

export interface CardTitleProps {
  title: string;
  href: string;
  className?: string | undefined;
  /** Content beside the link, e.g. a chip. */
  children?: ReactNode;
}

/** The title of a card and its only link. */
export function CardTitle({ title, href, className, children }: CardTitleProps) {
  return (
    <h3 className={clsx(classes.CardTitle, className)}>
      <Link className={classes.CardTitleLink} href={href}>
        <bdi>{title}</bdi>
      </Link>
      {children}
    </h3>
  );
}
