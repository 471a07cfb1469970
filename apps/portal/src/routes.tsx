import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';

const HomeScreen = lazy(() =>
  import('./screens/Home/HomeScreen.tsx').then((screen) => ({ default: screen.HomeScreen })),
);
const ScheduleScreen = lazy(() =>
  import('./screens/Race/RaceLists.ts').then((screen) => ({ default: screen.ScheduleScreen })),
);
const EventScreen = lazy(() =>
  import('./screens/Race/EventScreen.tsx').then((screen) => ({ default: screen.EventScreen })),
);
const ResultsListScreen = lazy(() =>
  import('./screens/Race/RaceLists.ts').then((screen) => ({ default: screen.ResultsListScreen })),
);
const RaceResultsScreen = lazy(() =>
  import('./screens/Race/RaceResultsScreen.tsx').then((screen) => ({ default: screen.RaceResultsScreen })),
);

/** Every address of the portal; each screen is a chunk of its own, but the two lists, which share one. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route index element={<HomeScreen />} />
      <Route path="race/schedule" element={<ScheduleScreen />} />
      <Route path="race/schedule/:eventId" element={<EventScreen />} />
      <Route path="race/results" element={<ResultsListScreen />} />
      <Route path="race/results/:eventId" element={<RaceResultsScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
