import { clsx } from 'clsx';
import { Unplug } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './EmptyState.module.css';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What did not work: «Протокол не загрузился». */
  title?: string;
  /** What happened and what to do. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  busy?: boolean;
}

/** What happened, what to do, and a button to try again. */
export function ErrorState({ title, onRetry, busy = false, className, children, ...props }: ErrorStateProps) {
  const { messages } = useOtryv();

  return (
    <div role="alert" {...props} className={clsx(classes.EmptyState, className)}>
      <Icon of={Unplug} size="l" />
      <DisplayText as="h2" size="d-s">
        {title ?? messages.loadFailed}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children}</div>
      {onRetry && (
        <Button kind="primary" busy={busy} onClick={onRetry}>
          {busy ? messages.loading : messages.retry}
        </Button>
      )}
    </div>
  );
}
