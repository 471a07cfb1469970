import type { Moment } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../EmptyState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './NotificationBell.module.css';

export interface Notification {
  id: string;
  title: string;
  text: string;
  createdAt: Moment;
  isRead: boolean;
  /** Address of the message's subject. */
  href?: string | null | undefined;
  /** Address of a picture; initials of the title without it. */
  logo?: string | null | undefined;
}

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  notifications: readonly Notification[];
  /** Called with the id of an unread message when it is opened. */
  onRead: (id: string) => void;
  /** Whether messages are loading: placeholder blocks are then shown. */
  loading?: boolean;
  /** Explanation and advice, shown if messages failed to load. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. */
  busy?: boolean;
}

const waiting = [1, 2, 3];

/** Messages to the signed-in rider; unread ones are tinted and labelled. */
export function NotificationList({
  notifications,
  onRead,
  loading = false,
  error,
  onRetry,
  busy = false,
  className,
  ...props
}: NotificationListProps) {
  const messages = useMessages(pageCatalogues);
  const { messages: common } = useOtryv();
  const isEmpty = notifications.length === 0;
  const first = notifications.find(({ href, isRead }) => href || !isRead)?.id;

  return (
    <div {...props} className={clsx(classes.NotificationList, className)}>
      {isEmpty && error && (
        <ErrorState
          className={classes.NotificationListEmpty}
          title={messages.messagesFailed}
          onRetry={onRetry}
          busy={busy}
        >
          {error}
        </ErrorState>
      )}
      {isEmpty && !error && loading && (
        <ul className={classes.NotificationListItems} aria-busy="true" aria-label={common.loading}>
          {waiting.map((place) => (
            <li key={place} className={classes.NotificationItem}>
              <Skeleton shape="circle" className={classes.NotificationWaitingLogo} />
              <span className={classes.NotificationItemWords}>
                <Skeleton width="s" />
                <Skeleton width="l" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isEmpty && !error && !loading && (
        <EmptyState className={classes.NotificationListEmpty} title={messages.noMessages}>
          {messages.noMessagesHint}
        </EmptyState>
      )}
      {!isEmpty && (
        <ul className={classes.NotificationListItems}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} takesFocus={notification.id === first} onRead={onRead} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NotificationItemProps extends Pick<NotificationListProps, 'onRead'> {
  notification: Notification;
  /** Whether a surrounding popover opens with focus on the list. */
  takesFocus: boolean;
}

function NotificationItem({ notification, takesFocus, onRead }: NotificationItemProps) {
  const { id, title, text, createdAt, isRead, href, logo } = notification;
  const messages = useMessages(pageCatalogues);
  const item = {
    className: classes.NotificationItem,
    'data-unread': !isRead || undefined,
    'data-autofocus': takesFocus || undefined,
    onClick: () => {
      if (!isRead) onRead(id);
    },
  };
  const content = (
    <>
      <Avatar name={title} src={logo} size="m" />
      <span className={classes.NotificationItemWords}>
        <b>{title}</b>
        {!isRead && <VisuallyHidden> {messages.unreadMark} </VisuallyHidden>}
        <span>{text}</span>
        <DateTime className={classes.NotificationItemTime} at={createdAt} inSentence />
      </span>
    </>
  );
  if (href) {
    return (
      <Link {...item} href={href}>
        {content}
      </Link>
    );
  }
  return isRead ? (
    <div {...item}>{content}</div>
  ) : (
    <button type="button" {...item}>
      {content}
    </button>
  );
}
