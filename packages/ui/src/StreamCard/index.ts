export { StreamCard, type StreamCardProps, type StreamPlace } from './StreamCard.tsx';
