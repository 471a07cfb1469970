import { Link, type LinkProps } from '@otryv/ui';
import { clsx } from 'clsx';
import classes from './ColumnLink.module.css';

export interface ColumnLinkProps extends Omit<LinkProps, 'href'> {
  /** Plain text without it. */
  href: string | null | undefined;
}

/** A link in a cell. */
export function ColumnLink({ href, className, ...props }: ColumnLinkProps) {
  return href ? (
    <Link {...props} href={href} className={clsx(classes.ColumnLink, className)} />
  ) : (
    <span className={className}>{props.children}</span>
  );
}
