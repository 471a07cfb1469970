import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../Button/LinkButton.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './EmptyState.module.css';

export interface ForbiddenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  homeHref?: string;
}

/** The page shown without access to the requested one; `children` name the roles with access. */
export function Forbidden({ homeHref = '/', className, children, ...props }: ForbiddenProps) {
  const messages = useMessages(pageCatalogues);

  return (
    <div {...props} className={clsx(classes.EmptyState, className)}>
      <Icon of={Lock} size="l" />
      <DisplayText as="h1" size="d-l">
        {messages.forbiddenTitle}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children ?? messages.forbiddenText}</div>
      <LinkButton href={homeHref} kind="primary">
        {messages.toHome}
      </LinkButton>
    </div>
  );
}
