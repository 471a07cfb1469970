import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: NoticeTone;
  title?: string;
  /** Button or link of the next step. */
  action?: ReactNode;
}

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A permanent message about adjacent content; for events use an `AlertToast`. */
export function Notice({ tone = 'info', title, action, className, children, ...props }: NoticeProps) {
  const messages = useMessages(feedbackCatalogues);

  return (
    <div {...props} className={clsx(classes.NoticeTone, classes.Notice, className)} data-tone={tone}>
      <Icon className={classes.NoticeIcon} of={icons[tone]} size="l" />
      <div className={classes.NoticeText}>
        <VisuallyHidden>{messages.tone[tone === 'danger' ? 'error' : tone]}: </VisuallyHidden>
        {title && <strong className={classes.NoticeTitle}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
