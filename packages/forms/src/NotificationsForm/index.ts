export { type NotificationChoice, NotificationsForm, type NotificationsFormProps } from './NotificationsForm.tsx';
