export { BotCard, type BotCardProps } from './BotCard.tsx';
