import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { DropdownPanel } from '../Popover/DropdownPanel.tsx';
import { useDropdown } from '../Popover/useDropdown.ts';
import { useFeedbackMessages } from '../provider/useFeedbackMessages.ts';
import { usePageMessages } from '../provider/usePageMessages.ts';
import classes from './NotificationBell.module.css';
import { type Notification, NotificationList } from './NotificationList.tsx';

export interface NotificationBellProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The newest first. */
  notifications: readonly Notification[];
  /** Called with the id of a message when it is opened and was unread. */
  onRead: (id: string) => void;
}

const most = 99;

/**
 * A bell with the number of unread messages; a click opens their list. Escape, a press elsewhere and a mouse that leaves
 * close it.
 */
export function NotificationBell({ notifications, onRead, className, ref, ...props }: NotificationBellProps) {
  const messages = usePageMessages();
  const feedback = useFeedbackMessages();
  const { isOpen, close, toggle, button, rootProps } = useDropdown(ref);
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  const label = unread > 0 ? messages.unread(unread) : feedback.messages;

  return (
    <span {...props} {...rootProps} className={clsx(classes.NotificationBell, className)}>
      <IconButton
        ref={button}
        icon={Bell}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {unread > 0 && (
        <span className={classes.NotificationBellCount} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
      {isOpen && (
        <DropdownPanel
          anchor={button}
          align="end"
          className={classes.NotificationBellPanel}
          role="dialog"
          aria-label={feedback.messages}
        >
          {unread > 0 && <p className={classes.NotificationBellTitle}>{messages.unread(unread)}</p>}
          <NotificationList
            notifications={notifications}
            onRead={(id) => {
              onRead(id);
              close();
            }}
          />
        </DropdownPanel>
      )}
    </span>
  );
}
