import type { AddressKey } from '@otryv/contract/addresses';
import type { ComponentType } from 'react';
import { adminScreens } from './screens/admin.ts';
import { authScreens } from './screens/auth.ts';
import { documentationScreens } from './screens/documentation.ts';
import { homeScreens } from './screens/home.ts';
import { legalScreens } from './screens/legal.ts';
import { logsScreens } from './screens/logs.ts';
import { organizerScreens } from './screens/organizer.ts';
import { organizersScreens } from './screens/organizers.ts';
import { profileScreens } from './screens/profile.ts';
import { raceScreens } from './screens/race.ts';
import { ridersScreens } from './screens/riders.ts';
import { seriesScreens } from './screens/series.ts';
import { siteScreens } from './screens/site.ts';
import { statisticsScreens } from './screens/statistics.ts';
import { streamsScreens } from './screens/streams.ts';
import { teamsScreens } from './screens/teams.ts';
import { zwiftScreens } from './screens/zwift.ts';

/** Screen of every address of the portal, loaded lazily. */
export const screens: Readonly<Record<AddressKey, ComponentType>> = {
  ...homeScreens,
  ...raceScreens,
  ...authScreens,
  ...profileScreens,
  ...legalScreens,
  ...siteScreens,
  ...streamsScreens,
  ...organizersScreens,
  ...seriesScreens,
  ...ridersScreens,
  ...statisticsScreens,
  ...teamsScreens,
  ...organizerScreens,
  ...zwiftScreens,
  ...adminScreens,
  ...logsScreens,
  ...documentationScreens,
};
