import type { AddressKey } from '@otryv/contract/addresses';
import type { ComponentType } from 'react';
import { adminScreens } from './Admin/screens.ts';
import { authScreens } from './Auth/screens.ts';
import { documentationScreens } from './Documentation/screens.ts';
import { homeScreens } from './Home/screens.ts';
import { legalScreens } from './Legal/screens.ts';
import { logsScreens } from './Logs/screens.ts';
import { organizerScreens } from './Organizer/screens.ts';
import { organizersScreens } from './Organizers/screens.ts';
import { profileScreens } from './Profile/screens.ts';
import { raceScreens } from './Race/screens.ts';
import { ridersScreens } from './Riders/screens.ts';
import { seriesScreens } from './Series/screens.ts';
import { siteScreens } from './Site/screens.ts';
import { statisticsScreens } from './Statistics/screens.ts';
import { streamsScreens } from './Streams/screens.ts';
import { teamsScreens } from './Teams/screens.ts';
import { zwiftScreens } from './Zwift/screens.ts';

/** The screen of every address of the portal, loaded when it is opened. */
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
