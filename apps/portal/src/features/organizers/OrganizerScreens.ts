export { OrganizerScheduleScreen } from './OrganizerScheduleScreen.tsx';
export { OrganizerSeriesScreen } from './OrganizerSeriesScreen.tsx';
export { OrganizersScreen } from './OrganizersScreen.tsx';
