export { AccountScreen } from './AccountScreen.tsx';
export { NotificationsScreen } from './NotificationsScreen.tsx';
export { StreamScreen } from './StreamScreen.tsx';
export { ZwiftScreen } from './ZwiftScreen.tsx';
