export { PriceCard, type PriceCardProps } from './PriceCard.tsx';
