import { OngoingSeries } from './OngoingSeries.tsx';
import { ReleaseNews } from './ReleaseNews.tsx';
import { TopTeams } from './TopTeams.tsx';

/** Renders the column next to the races of the home page; one module, so that it is one request. */
export function BesideRaces() {
  return (
    <>
      <OngoingSeries />
      <TopTeams />
      <ReleaseNews />
    </>
  );
}
