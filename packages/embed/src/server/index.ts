export { prerenderWhole } from './prerenderWhole.ts';
export { renderEmbed } from './renderEmbed.tsx';
