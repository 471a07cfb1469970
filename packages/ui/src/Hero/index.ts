export { Hero, type HeroProps } from './Hero.tsx';
export { NextUp, type NextUpProps } from './NextUp.tsx';
