export { type DetailedLink, LinksCard, type LinksCardProps } from './LinksCard.tsx';
