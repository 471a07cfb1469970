export { RouteBars, type RouteBarsProps } from './RouteBars.tsx';
export { RouteFigure, type RouteFigureProps } from './RouteFigure.tsx';
