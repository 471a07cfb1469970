export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export { type Notification, NotificationList, type NotificationListProps } from './NotificationList.tsx';
