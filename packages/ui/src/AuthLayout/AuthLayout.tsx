import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Wordmark } from '../AppShell/Brand.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { attackBars } from '../RouteBars/attackBars.ts';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import classes from './AuthLayout.module.css';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  title: string;
  /** Lines on the poster; decorative. */
  slogan?: readonly string[];
  /** A line below the form, with a link to another one. */
  footer?: ReactNode;
  homeHref?: string;
}

/** A full page for one short form, with an ink poster beside it from 992 px. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title, slogan = [], footer, homeHref = '/', className, children, ...rest } = props;
  const messages = useMessages(pageCatalogues);

  return (
    <main {...rest} className={clsx(classes.AuthLayout, className)}>
      <div className={classes.AuthLayoutPoster} aria-hidden="true">
        <BarStrip className={classes.AuthLayoutBars} bars={attackBars} />
        <p className={classes.AuthLayoutSlogan}>
          {slogan.map((line) => (
            <DisplayText key={line} size="countdown">
              {line}
            </DisplayText>
          ))}
        </p>
      </div>
      <div className={classes.AuthLayoutForm}>
        <Link className={classes.AuthLayoutBrand} href={homeHref} aria-label={messages.homeLink}>
          <Wordmark />
        </Link>
        <DisplayText as="h1" size="d-l">
          {title}
        </DisplayText>
        {children}
        {footer && <div className={classes.AuthLayoutFooter}>{footer}</div>}
      </div>
    </main>
  );
}

/** Separator between two alternatives: «или». */
export function Either({ className, ...props }: ComponentPropsWithRef<'p'>) {
  return <p {...props} className={clsx(classes.Either, className)} />;
}
