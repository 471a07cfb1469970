export { Hero, type HeroProps } from './Hero.tsx';
export { HeroSkeleton, type HeroSkeletonProps } from './HeroSkeleton.tsx';
export { NextUp, type NextUpProps } from './NextUp.tsx';
