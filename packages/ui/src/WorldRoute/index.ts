export { WorldRoute, type WorldRouteProps } from './WorldRoute.tsx';
