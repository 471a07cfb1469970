import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LinkButton } from '../Button/LinkButton.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { RouteBars } from '../RouteBars/RouteBars.tsx';
import classes from './EmptyState.module.css';

export interface NotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title naming what is missing, if more than an address: «Такого заезда нет». */
  title?: string;
  homeHref?: string;
  /** Action replacing the home link: a `LinkButton` to a list. */
  action?: ReactNode;
}

/** The page of an unknown address. */
export function NotFound({ title, homeHref = '/', action, className, children, ...props }: NotFoundProps) {
  const messages = useMessages(pageCatalogues);

  return (
    <div {...props} className={clsx(classes.EmptyState, className)}>
      <RouteBars className={classes.EmptyStateBars} route={null} bars={32} />
      <DisplayText as="h1" size="d-l">
        {title ?? messages.notFoundTitle}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children ?? messages.notFoundText}</div>
      {action ?? (
        <LinkButton href={homeHref} kind="primary">
          {messages.toHome}
        </LinkButton>
      )}
    </div>
  );
}
