import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './AlertToast.module.css';

/** The corner of the screen with the alerts; an always-rendered live region, so that new alerts are announced. */
export function AlertToasts({ className, ...props }: ComponentPropsWithRef<'section'>) {
  const messages = useMessages(feedbackCatalogues);

  return (
    <section
      aria-label={messages.messages}
      aria-live="polite"
      data-toasts=""
      {...props}
      className={clsx(classes.AlertToasts, className)}
    />
  );
}
