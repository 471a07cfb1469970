import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFeedbackMessages } from '../provider/useFeedbackMessages.ts';
import classes from './AlertToast.module.css';

/** The corner of the screen where alerts stand; it is always there, so that new ones are announced. */
export function AlertToasts({ className, ...props }: ComponentPropsWithRef<'section'>) {
  const messages = useFeedbackMessages();

  return (
    <section
      aria-label={messages.messages}
      aria-live="polite"
      {...props}
      className={clsx(classes.AlertToasts, className)}
    />
  );
}
