import { clsx } from 'clsx';
import { type ComponentPropsWithRef, lazy, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './EmptyState.module.css';

// Drawings weigh as much as a table: few pages need this one.
const ErrorPicture = lazy(async () => ({ default: (await import('./ErrorPicture.tsx')).ErrorPicture }));

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
      <ClientOnly fallback={<svg width="20" height="20" aria-hidden="true" />}>
        <ErrorPicture />
      </ClientOnly>
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
