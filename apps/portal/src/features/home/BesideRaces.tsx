import { OngoingSeries } from './OngoingSeries.tsx';
import { ReleaseNews } from './ReleaseNews.tsx';
import { TopTeams } from './TopTeams.tsx';

/** What is beside the races of home; one module, so that it is one request. */
export function BesideRaces() {
  return (
    <>
      <OngoingSeries />
      <TopTeams />
      <ReleaseNews />
    </>
  );
}
