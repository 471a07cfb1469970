import { powerChanged } from './activities/power-changed.ts';
import { AppealsRepository } from './appeals/appeals.repository.ts';
import { BansRepository } from './bans/bans.repository.ts';
import { PaymentsRepository } from './billing/payments.repository.ts';
import { CalendarLinksRepository } from './calendars/calendar-links.repository.ts';
import { CalendarLinks } from './calendars/calendar-links.service.ts';
import { GamePictures } from './catalogue/game-pictures.ts';
import { ClubsRepository } from './clubs/clubs.repository.ts';
import { ClubsService } from './clubs/clubs.service.ts';
import { eventDeleted, eventSeriesChanged, shownOrganizerChanged } from './events/event-hooks.ts';
import { FaultKeeping } from './logs/fault-keeping.ts';
import { MailingLettersRepository } from './mailings/mailing-letters.repository.ts';
import { MailingsRepository } from './mailings/mailings.repository.ts';
import { MessageSendersRepository } from './messages/message-senders.repository.ts';
import { MessagesRepository } from './messages/messages.repository.ts';
import { OrganizersService } from './organizers/organizers.service.ts';
import { rightsOfUser } from './platform/access/rights.ts';
import { faultFound } from './platform/errors/fault-log.ts';
import { namedImages } from './platform/files/orphan-files.ts';
import type { Subscription } from './platform/hooks/define-hook.ts';
import { ProfilesJobs } from './profiles/profiles.jobs.ts';
import { RiderResultsRepository } from './profiles/rider-results.repository.ts';
import { RiderRows } from './profiles/rider-rows.ts';
import { eventKey } from './rating/contribution.ts';
import { ContributionsRepository } from './rating/contributions.repository.ts';
import { RatingKeeping } from './rating/rating-keeping.ts';
import { openAppeals } from './results/open-appeals.ts';
import { ProtocolHiding } from './results/protocol-hiding.ts';
import { ProtocolLinks } from './results/protocol-links.ts';
import { ProtocolRebuilds } from './results/protocol-rebuilds.ts';
import { protocolWritten } from './results/protocol-written.ts';
import { RemovedAuthors } from './results/removed-authors.ts';
import { ResultDeletions } from './results/result-deletions.ts';
import { visibilityChanged } from './riders/visibility-changed.ts';
import { RemovedSeriesAuthors } from './series/removed-series-authors.ts';
import { SeriesJobs } from './series/series.jobs.ts';
import { SeriesRepository } from './series/series.repository.ts';
import { SeriesHiding } from './series/series-hiding.ts';
import { seriesDeleted, seriesFolded } from './series/series-hooks.ts';
import { StageEvents } from './series/stage-events.ts';
import { ChannelNames } from './streams/channel-names.ts';
import { TeamAccountDeletions } from './teams/team-account-deletions.ts';
import { TeamsService } from './teams/teams.service.ts';
import { BroadcastsRepository } from './telegram/broadcasts.repository.ts';
import { removedName } from './users/removed-name.ts';
import { channelKnown, gameIdsChanged, ridersRefreshed, userDeleted, userExport } from './users/user-hooks.ts';

/**
 * Every moment at which domains follow a change of a lower one, and every question that a lower one asks them. Those of one moment run
 * in the order in which they stand here. This list composes the program, so it alone names repositories of all domains.
 */
export const hooks: readonly Subscription[] = [
  // A race that is a stage by now refuses its deletion: it comes first, before anything is deleted for nothing.
  eventDeleted.calls(StageEvents, (stages, { eventId }, session) => stages.requireNoStage(eventId, session)),
  eventDeleted.calls(ResultDeletions, (results, { eventId }, session) => results.deleteEvent(eventId, session)),
  eventDeleted.calls(RiderResultsRepository, (rows, { eventId }, session) => rows.deleteOf(eventId, session)),
  eventDeleted.calls(ContributionsRepository, (points, { eventId }, session) =>
    points.deleteOf(eventKey(eventId), session),
  ),
  eventDeleted.calls(AppealsRepository, (appeals, { eventId }, session) => appeals.deleteOfEvent(eventId, session)),

  eventSeriesChanged.calls(RatingKeeping, (rating, { eventIds }, session) => rating.rewriteEvents(eventIds, session)),

  shownOrganizerChanged.calls(ProtocolRebuilds, (rebuilds, { eventIds }, session) => rebuilds.soon(eventIds, session)),

  protocolWritten.calls(RiderRows, (rows, { eventId, protocol }, session) => rows.write(eventId, protocol, session)),
  protocolWritten.calls(SeriesJobs, (series, { eventId }, session) => series.markStale(eventId, session)),
  protocolWritten.calls(RatingKeeping, (rating, { eventId, protocol }, session) =>
    rating.writeEvent(eventId, protocol, session),
  ),

  seriesFolded.calls(RatingKeeping, (rating, folded, session) => rating.writeSeries(folded, session)),

  seriesDeleted.calls(ContributionsRepository, (points, { seriesId }, session) =>
    points.deleteStages(seriesId, [], session),
  ),

  gameIdsChanged.calls(ProtocolLinks, (links, { zwiftIds }, session) => links.followRidersSoon(zwiftIds, session)),
  gameIdsChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),

  ridersRefreshed.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.readRidesSoon(zwiftIds, session)),

  // Stages are folded of protocols: their jobs are stored after those of protocols, and mostly begin after them.
  visibilityChanged.calls(ProtocolHiding, (hiding, { zwiftIds }, session) => hiding.hideSoon(zwiftIds, session)),
  visibilityChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),
  visibilityChanged.calls(SeriesHiding, (hiding, { zwiftIds }, session) => hiding.hideSoon(zwiftIds, session)),

  powerChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),

  // Messages go before teams, which write new ones: the heir of a captain keeps the message about it.
  userDeleted.calls(MessageSendersRepository, (senders, { userId }, session) => senders.delete(userId, session)),
  userDeleted.calls(MessagesRepository, (messages, { userId }, session) => messages.deleteAll(userId, session)),
  userDeleted.calls(TeamAccountDeletions, (teams, { userId }, session) => teams.forget(userId, session)),
  userDeleted.calls(BansRepository, (bans, { userId }, session) => bans.forgetAdmin(userId, session)),
  userDeleted.calls(ClubsRepository, (clubs, { userId }, session) => clubs.forgetUser(userId, session)),
  userDeleted.calls(RemovedAuthors, (authors, { userId }, session) => authors.rename(userId, session)),
  userDeleted.calls(RemovedSeriesAuthors, (authors, { userId }, session) => authors.rename(userId, session)),
  userDeleted.calls(PaymentsRepository, (payments, { userId }, session) => payments.forgetUser(userId, session)),
  userDeleted.calls(CalendarLinksRepository, (links, { userId }, session) => links.remove(userId, session)),
  userDeleted.calls(MailingsRepository, (mailings, { userId }, session) => mailings.forgetAuthor(userId, session)),
  userDeleted.calls(MailingLettersRepository, (letters, { userId }, session) => letters.forgetUser(userId, session)),
  userDeleted.calls(AppealsRepository, (appeals, { userId }, session) => appeals.deleteOfUser(userId, session)),
  userDeleted.calls(AppealsRepository, (appeals, { userId }, session) =>
    appeals.renameAnswerer(userId, removedName(userId), session),
  ),
  userDeleted.calls(BroadcastsRepository, (broadcasts, { userId }, session) => broadcasts.forgetUser(userId, session)),

  userExport.asks(CalendarLinks, async (links, { userId }) => ({ calendarLink: await links.find(userId) })),

  rightsOfUser.asks(OrganizersService, (organizers, { userId }) => organizers.rightsOf(userId)),
  rightsOfUser.asks(TeamsService, (teams, { userId }) => teams.rightsOf(userId)),
  rightsOfUser.asks(ClubsService, (clubs, { userId }) => clubs.rightsOf(userId)),

  channelKnown.asks(ChannelNames, (channels, { platform, name }) => channels.isKnown(platform, name)),

  openAppeals.asks(AppealsRepository, (appeals, { eventId }) => appeals.hasOpen(eventId)),

  faultFound.asks(FaultKeeping, (faults, fault) => faults.keep(fault)),

  namedImages.asks(OrganizersService, async (organizers) => ({
    owner: 'organizer',
    images: await organizers.images(),
  })),
  namedImages.asks(TeamsService, async (teams) => ({ owner: 'team', images: await teams.images() })),
  namedImages.asks(SeriesRepository, async (series) => ({ owner: 'series', images: await series.images() })),
  namedImages.asks(GamePictures, async (pictures) => ({ owner: 'game', images: await pictures.images() })),
];
