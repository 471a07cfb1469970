import { clsx } from 'clsx';
import { Bell, CheckCheck } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { LazyPanel } from '../Popover/LazyPanel.tsx';
import { useMouseLeave } from '../Popover/useMouseLeave.ts';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './NotificationBell.module.css';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

type ListProps = Pick<NotificationListProps, 'notifications' | 'onRead' | 'loading' | 'error' | 'onRetry' | 'busy'>;

export interface NotificationBellProps extends ListProps, Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Called to mark all as read; without it there is no such button. */
  onReadAll?: () => void;
  /** Page of the notification settings; without it there is no link to them. */
  settingsHref?: string;
}

const most = 99;

/**
 * A bell with the number of unread messages; a click opens their list. Escape, a press elsewhere and a leaving mouse
 * close it.
 */
export function NotificationBell({
  notifications,
  onRead,
  onReadAll,
  loading = false,
  error,
  onRetry,
  busy = false,
  settingsHref,
  className,
  ...props
}: NotificationBellProps) {
  const messages = useMessages(pageCatalogues);
  const feedback = useMessages(feedbackCatalogues);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const leaving = useMouseLeave(isOpen, close, props);
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  const label = unread > 0 ? messages.unread(unread) : feedback.messages;

  return (
    <span {...props} {...leaving} className={clsx(classes.NotificationBell, className)}>
      <IconButton
        ref={button}
        icon={Bell}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {unread > 0 && (
        <span className={classes.NotificationBellCount} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
      {isOpen && (
        <LazyPanel
          anchor={button}
          align="end"
          className={classes.NotificationBellPanel}
          title={feedback.messages}
          onClose={close}
        >
          <NotificationHead count={notifications.length} unread={unread} onReadAll={onReadAll} />
          <NotificationList
            {...{ notifications, loading, error, onRetry, busy }}
            onRead={(id) => {
              onRead(id);
              close();
            }}
          />
          {settingsHref !== undefined && (
            <div className={classes.NotificationBellFoot}>
              <Link href={settingsHref} onClick={close}>
                {messages.messageSettings}
              </Link>
              {messages.messagesKept}
            </div>
          )}
        </LazyPanel>
      )}
    </span>
  );
}

interface NotificationHeadProps extends Pick<NotificationBellProps, 'onReadAll'> {
  count: number;
  unread: number;
}

function NotificationHead({ count, unread, onReadAll }: NotificationHeadProps) {
  const messages = useMessages(pageCatalogues);
  const feedback = useMessages(feedbackCatalogues);

  return (
    <div className={classes.NotificationBellHead}>
      <DisplayText as="h2" size="d-s">
        {feedback.messages}
      </DisplayText>
      {unread > 0 && onReadAll && (
        <Button kind="quiet" onClick={onReadAll}>
          <Icon of={CheckCheck} />
          {messages.readAll}
        </Button>
      )}
      {unread === 0 && count > 0 && <span className={classes.NotificationBellAside}>{messages.allRead}</span>}
    </div>
  );
}
