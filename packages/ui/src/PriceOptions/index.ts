export { type PriceOption, PriceOptions, type PriceOptionsProps } from './PriceOptions.tsx';
