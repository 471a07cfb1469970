export { type KillDrill, killDrill } from './kills/killDrill.ts';
