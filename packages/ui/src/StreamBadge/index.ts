export { StreamBadge, type StreamBadgeProps } from './StreamBadge.tsx';
