import type { Moment } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Link } from '../Link/Link.tsx';
import { usePageMessages } from '../provider/usePageMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './NotificationBell.module.css';

export interface Notification {
  id: string;
  title: string;
  text: string;
  createdAt: Moment;
  isRead: boolean;
  /** What the message is about. */
  href?: string | null | undefined;
  /** A picture's address; initials of the title without it. */
  logo?: string | null | undefined;
}

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  notifications: readonly Notification[];
  /** Called with the id of a message when it is opened and was unread. */
  onRead: (id: string) => void;
}

/** Messages to the signed-in rider, unread ones tinted and told in words. */
export function NotificationList({ notifications, onRead, className, ...props }: NotificationListProps) {
  const messages = usePageMessages();

  return (
    <div {...props} className={clsx(classes.NotificationList, className)}>
      {notifications.length === 0 && <p className={classes.NotificationBellTitle}>{messages.noMessages}</p>}
      {notifications.length > 0 && (
        <ul className={classes.NotificationListItems}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} onRead={onRead} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NotificationItemProps extends Pick<NotificationListProps, 'onRead'> {
  notification: Notification;
}

function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, title, text, createdAt, isRead, href, logo } = notification;
  const messages = usePageMessages();
  const item = {
    className: classes.NotificationItem,
    'data-unread': !isRead || undefined,
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
