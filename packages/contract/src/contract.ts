import { accountsEndpoints } from './accounts/endpoints.ts';
import { appealsEndpoints } from './appeals/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { bansEndpoints } from './bans/endpoints.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { botsEndpoints } from './bots/endpoints.ts';
import { calendarsEndpoints } from './calendars/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { clubsEndpoints } from './clubs/endpoints.ts';
import { documentsEndpoints } from './documents/endpoints.ts';
import { eventsEndpoints } from './events/endpoints.ts';
import { finishProtocolsEndpoints } from './finish-protocols/endpoints.ts';
import { fitFilesEndpoints } from './fitfiles/endpoints.ts';
import { healthEndpoints } from './health/endpoints.ts';
import { keysEndpoints } from './keys/endpoints.ts';
import { liveEndpoints } from './live/endpoints.ts';
import { logsEndpoints } from './logs/endpoints.ts';
import { mailingsEndpoints } from './mailings/endpoints.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import { moderatorsEndpoints } from './moderators/endpoints.ts';
import { namesEndpoints } from './names/endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';
import { organizersEndpoints } from './organizers/endpoints.ts';
import { ratingEndpoints } from './rating/endpoints.ts';
import { resultsEndpoints } from './results/endpoints.ts';
import { ridersEndpoints } from './riders/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { seriesEndpoints } from './series/endpoints.ts';
import { statisticsEndpoints } from './statistics/endpoints.ts';
import { streamsEndpoints } from './streams/endpoints.ts';
import { subscriptionsEndpoints } from './subscriptions/endpoints.ts';
import { teamsEndpoints } from './teams/endpoints.ts';
import { telegramEndpoints } from './telegram/endpoints.ts';
import { usersEndpoints } from './users/endpoints.ts';
import { visitsEndpoints } from './visits/endpoints.ts';
import { webhooksEndpoints } from './webhooks/endpoints.ts';

/** Every endpoint of the API, by domain. */
export const contract = {
  accounts: accountsEndpoints,
  appeals: appealsEndpoints,
  auth: authEndpoints,
  bans: bansEndpoints,
  billing: billingEndpoints,
  calendars: calendarsEndpoints,
  catalogue: catalogueEndpoints,
  events: eventsEndpoints,
  health: healthEndpoints,
  live: liveEndpoints,
  mailings: mailingsEndpoints,
  logs: logsEndpoints,
  messages: messagesEndpoints,
  results: resultsEndpoints,
  riders: ridersEndpoints,
  statistics: statisticsEndpoints,
  subscriptions: subscriptionsEndpoints,
  names: namesEndpoints,
  organizers: organizersEndpoints,
  clubs: clubsEndpoints,
  bots: botsEndpoints,
  keys: keysEndpoints,
  webhooks: webhooksEndpoints,
  finishProtocols: finishProtocolsEndpoints,
  fitFiles: fitFilesEndpoints,
  moderators: moderatorsEndpoints,
  search: searchEndpoints,
  series: seriesEndpoints,
  streams: streamsEndpoints,
  teams: teamsEndpoints,
  rating: ratingEndpoints,
  users: usersEndpoints,
  visits: visitsEndpoints,
  documents: documentsEndpoints,
  news: newsEndpoints,
  telegram: telegramEndpoints,
} as const;
