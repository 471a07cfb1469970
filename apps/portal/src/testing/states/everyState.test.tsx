import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { administrationOfPeople } from '../administrationOfPeople.ts';
import { sessionOf } from '../aSession.ts';
import { bareNames, receivedNames } from '../bareNames.ts';
import { billingOf } from '../billing.ts';
import { stubLiveSources } from '../liveSources.ts';
import { mailingHandlers } from '../mailings.ts';
import { publicOrganizers } from '../organizers.ts';
import { servePortal } from '../portalServer.ts';
import { renderPortal } from '../renderPortal.tsx';
import { aRiderWithEverything } from '../riders.ts';
import { seriesPath, seriesResponses } from '../series.ts';
import { statistics } from '../statistics.ts';
import {
  everyStateOfAccount,
  everyStateOfNewAccount,
  everyStateOfOwnTeam,
  everyStateOfRiders,
  everyStateOfTeams,
  everyStateOfUnknownRiders,
} from './people.ts';
import { everyStateOfOpenRaces, everyStateOfRaces } from './races.ts';
import { everyStateOfSeries } from './series.ts';
import { everyStateOfArea, everyStateOfSite, everyStateOfStatistics, everyStateOfStreams } from './site.ts';

const server = servePortal();
const ofRiders = [...everyStateOfRiders(), ...aRiderWithEverything()];
const ofUnknown = [...everyStateOfUnknownRiders(), ...aRiderWithEverything()];
const ofSeries = [...everyStateOfSeries(), ...seriesResponses()];
const ofStatistics = [...everyStateOfStatistics(), ...everyStateOfTeams(), ...statistics()];
const ofSite = [...everyStateOfSite(), ...publicOrganizers()];

interface Screen {
  address: string;
  /** Text shown by the loaded screen only. */
  loaded: string | RegExp;
  handlers: HttpHandler[];
  isSignedIn?: boolean;
}

const screens: readonly Screen[] = [
  {
    address: '/race/results/401',
    loaded: /Ветлужский/,
    handlers: [...everyStateOfRaces(), ...sessionOf()],
    isSignedIn: true,
  },
  { address: '/race/results/401?tab=dnf', loaded: 'DNF', handlers: everyStateOfOpenRaces() },
  { address: '/race/results/401?history=all', loaded: /Ветлужский/, handlers: everyStateOfRaces() },
  { address: '/race/schedule', loaded: 'Зимний кубок: «Гребень»', handlers: everyStateOfRaces() },
  { address: '/race/schedule/511', loaded: /Ветлужский/, handlers: everyStateOfRaces() },
  { address: '/race/results', loaded: 'Четверговая гонка', handlers: everyStateOfRaces() },
  { address: `${seriesPath}/results/stage/4`, loaded: /Ветлужский/, handlers: ofSeries },
  { address: `${seriesPath}/results`, loaded: /Ветлужский/, handlers: ofSeries },
  { address: `${seriesPath}/results?kind=women`, loaded: /Ветлужский/, handlers: ofSeries },
  { address: `${seriesPath}/results?kind=ages`, loaded: /Ветлужский/, handlers: ofSeries },
  { address: `${seriesPath}/results?kind=teams`, loaded: /Крона/, handlers: ofSeries },
  { address: `${seriesPath}/regulations`, loaded: 'Призы', handlers: ofSeries },
  { address: `${seriesPath}/schedule`, loaded: /Холмы/, handlers: ofSeries },
  { address: '/series', loaded: 'Осенний кубок', handlers: ofSeries },
  { address: '/riders', loaded: /Подветренный/, handlers: ofRiders },
  { address: '/profile/1020/results', loaded: /Подветренный/, handlers: ofRiders },
  { address: '/profile/1020/power', loaded: /Подветренный/, handlers: ofRiders },
  { address: '/profile/1020/power', loaded: /Подветренный/, handlers: ofUnknown },
  { address: '/profile/1020/weight-and-height', loaded: /Подветренный/, handlers: ofUnknown },
  { address: '/compare?riders=1020,2040', loaded: /Полозов/, handlers: ofRiders },
  { address: '/teams/veter/members', loaded: /Полозов/, handlers: everyStateOfTeams() },
  { address: '/teams/veter/achievements', loaded: /Холмы/, handlers: everyStateOfTeams() },
  { address: '/teams/veter/control/members', loaded: /Полозов/, handlers: everyStateOfOwnTeam(), isSignedIn: true },
  { address: '/race/statistics/teams', loaded: 'Крона', handlers: ofStatistics },
  { address: '/race/statistics/leaders/male', loaded: /Подветренный/, handlers: ofStatistics },
  { address: '/race/statistics/main?tables=starts,types,ages', loaded: 'Возраст', handlers: ofStatistics },
  {
    address: '/profile/0/settings/account',
    loaded: /lev\.novyj@pochta\.example/,
    handlers: everyStateOfAccount(),
    isSignedIn: true,
  },
  { address: '/profile/0/settings/zwift', loaded: /Третий/, handlers: everyStateOfAccount(), isSignedIn: true },
  { address: '/profile/0/settings/account', loaded: 'Звифт', handlers: everyStateOfNewAccount(), isSignedIn: true },
  { address: '/streams', loaded: /Шатунов/, handlers: everyStateOfStreams() },
  { address: '/streams', loaded: /Шатунов/, handlers: everyStateOfSite() },
  { address: '/organizers/klub-os/schedule', loaded: 'Клуб «Ось»', handlers: ofSite },
  { address: '/organizer/main', loaded: /Клуб «Ось»/, handlers: everyStateOfArea(), isSignedIn: true },
  {
    address: '/profile/0/settings/services-and-finances',
    loaded: /Сервис: gift/,
    handlers: [...everyStateOfSite(), ...billingOf()],
    isSignedIn: true,
  },
  {
    address: '/admin/notifications/create-email',
    loaded: /Письмо 1/,
    handlers: [...everyStateOfSite(), ...mailingHandlers()],
    isSignedIn: true,
  },
  { address: '/admin/users', loaded: 'fantom', handlers: administrationOfPeople(), isSignedIn: true },
];

/** Matches the output of a screen for a value that it does not handle. */
const unexpected = /.{0,60}(?:undefined|NaN|\bnull\b|\[object |Invalid Date|Infinity).{0,30}/;

describe('a screen', () => {
  beforeEach(stubLiveSources);

  it.each(screens)('$address shows a message in every state', async ({ address, loaded, handlers, isSignedIn }) => {
    const names = receivedNames(server);
    server.use(...handlers);
    renderPortal(address, undefined, isSignedIn);

    await screen.findAllByText(loaded, undefined, { timeout: 5000 });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

    expect(document.body.textContent?.match(unexpected) ?? []).toEqual([]);
    expect(bareNames(document.body, names)).toEqual([]);
  });
});
