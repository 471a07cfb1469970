import { clsx } from 'clsx';
import { Unplug } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './EmptyState.module.css';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title naming the failure: «Протокол не загрузился». */
  title?: string;
  /** Explanation of the failure, and what to do. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Label of the button; «Повторить» by default. */
  retryLabel?: string;
  /** Whether the retry is running. */
  busy?: boolean | undefined;
}

/** An error: what happened, what to do, and a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, onRetry, retryLabel, busy = false, className, children, ...rest } = props;
  const { messages } = useOtryv();

  return (
    <div role="alert" {...rest} className={clsx(classes.EmptyState, className)}>
      {/* Loaded with it: where something could not be loaded, this would not be either. */}
      <Icon of={Unplug} size="l" />
      <DisplayText as="h2" size="d-s">
        {title ?? messages.loadFailed}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children}</div>
      {onRetry && (
        <Button kind="primary" busy={busy} onClick={onRetry}>
          {busy ? messages.loading : (retryLabel ?? messages.retry)}
        </Button>
      )}
    </div>
  );
}
