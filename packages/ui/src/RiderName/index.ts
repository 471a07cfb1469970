export { RiderName, type RiderNameProps, type RiderTeam } from './RiderName.tsx';
