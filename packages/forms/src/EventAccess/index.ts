export { EventAccess, type EventAccessProps } from './EventAccess.tsx';
