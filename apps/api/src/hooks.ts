import { PaymentsRepository } from './clubs/billing/payments.repository.ts';
import { ClubsRepository } from './clubs/clubs/clubs.repository.ts';
import { ClubsService } from './clubs/clubs/clubs.service.ts';
import { OrganizersService } from './clubs/organizers/organizers.service.ts';
import { TeamAccountDeletions } from './clubs/teams/membership/team-account-deletions.ts';
import { TeamsService } from './clubs/teams/read/teams.service.ts';
import { WebhookAnnouncements } from './clubs/webhooks/webhook-announcements.ts';
import { WebhooksRepository } from './clubs/webhooks/webhooks.repository.ts';
import { MailingEmailsRepository } from './communication/mailings/mailing-emails.repository.ts';
import { MailingsRepository } from './communication/mailings/mailings.repository.ts';
import { BansRepository } from './community/bans/bans.repository.ts';
import { ProfilesJobs } from './community/profiles/count/profiles.jobs.ts';
import { RiderRows } from './community/profiles/count/rider-rows.ts';
import { RiderResultsRepository } from './community/profiles/records/rider-results.repository.ts';
import { powerChanged } from './game/activities/power-changed.ts';
import { GamePictures } from './game/catalogue/game-pictures.ts';
import { GameTokenRepository } from './game/client/game-token.repository.ts';
import { rightsOfUser } from './kernel/access/rights.ts';
import { ErasureKeys } from './kernel/backup/erasures/erasure-keys.ts';
import { sealedFields } from './kernel/crypto/resealing.ts';
import { faultFound } from './kernel/errors/fault-log.ts';
import { namedImages } from './kernel/files/orphan-files.ts';
import type { Subscription } from './kernel/hooks/define-hook.ts';
import { MessageSendersRepository } from './people/messages/message-senders.repository.ts';
import { MessagesRepository } from './people/messages/messages.repository.ts';
import { visibilityChanged } from './people/riders/visibility-changed.ts';
import { BroadcastsRepository } from './people/telegram/broadcasts.repository.ts';
import { removedName } from './people/users/records/removed-name.ts';
import {
  channelKnown,
  gameIdsChanged,
  provedIdsChanged,
  ridersRefreshed,
  userDeleted,
  userExport,
} from './people/users/records/user-hooks.ts';
import { AppealsRepository } from './racing/appeals/appeals.repository.ts';
import { CalendarLinksRepository } from './racing/calendars/calendar-links.repository.ts';
import { CalendarLinks } from './racing/calendars/calendar-links.service.ts';
import {
  eventDeleted,
  eventRevised,
  eventSeriesChanged,
  shownOrganizerChanged,
} from './racing/events/records/event-hooks.ts';
import { EventStore } from './racing/events/write/event-store.ts';
import { eventKey } from './racing/rating/contribution.ts';
import { ContributionsRepository } from './racing/rating/contributions.repository.ts';
import { RatingKeeping } from './racing/rating/rating-keeping.ts';
import { RemovedAuthors } from './racing/results/decide/removed-authors.ts';
import { ResultDeletions } from './racing/results/decide/result-deletions.ts';
import { ProtocolLinks } from './racing/results/import/protocol-links.ts';
import { ProtocolHiding } from './racing/results/publish/protocol-hiding.ts';
import { ProtocolRebuilds } from './racing/results/publish/protocol-rebuilds.ts';
import { openAppeals } from './racing/results/records/open-appeals.ts';
import { protocolWritten } from './racing/results/records/protocols/protocol-written.ts';
import { SeriesHiding } from './racing/series/publish/series-hiding.ts';
import { SeriesRepository } from './racing/series/records/series.repository.ts';
import { seriesBuilt, seriesDeleted, seriesShown } from './racing/series/records/series-hooks.ts';
import { StageEvents } from './racing/series/records/stage-events.ts';
import { SeriesJobs } from './racing/series/series.jobs.ts';
import { RemovedSeriesAuthors } from './racing/series/stages/removed-series-authors.ts';
import { FaultKeeping } from './site/logs/fault-keeping.ts';
import { ChannelNames } from './site/streams/channel-names.ts';
import { StreamsRepository } from './site/streams/streams.repository.ts';

/**
 * Every hook by which domains follow a change of a lower one, and every question that a lower one asks them.
 * Subscribers of one hook run in the order of this list. This list composes the program, so it alone names repositories
 * of all domains.
 */
export const hooks: readonly Subscription[] = [
  eventRevised.calls(WebhookAnnouncements, (webhooks, { eventId, organizerId, revision, isNew }, session) =>
    webhooks.announce(
      { organizerId, event: isNew ? 'event.added' : 'event.changed', eventId, version: revision },
      session,
    ),
  ),

  // Rejects the deletion of a race that is a stage, so it runs before the others delete anything.
  eventDeleted.calls(StageEvents, (stages, { eventId }, session) => stages.requireNoStage(eventId, session)),
  eventDeleted.calls(ResultDeletions, (results, { eventId }, session) => results.deleteEvent(eventId, session)),
  eventDeleted.calls(RiderResultsRepository, (rows, { eventId }, session) => rows.deleteByEvent(eventId, session)),
  eventDeleted.calls(ContributionsRepository, (points, { eventId }, session) =>
    points.deleteByKey(eventKey(eventId), session),
  ),
  eventDeleted.calls(AppealsRepository, (appeals, { eventId }, session) => appeals.deleteByEvent(eventId, session)),
  eventDeleted.calls(WebhookAnnouncements, (webhooks, { eventId, organizerId, revision }, session) =>
    webhooks.announce({ organizerId, event: 'event.changed', eventId, version: revision }, session),
  ),

  eventSeriesChanged.calls(RatingKeeping, (rating, { eventIds }, session) => rating.rewriteEvents(eventIds, session)),

  shownOrganizerChanged.calls(ProtocolRebuilds, (rebuilds, { eventIds }, session) =>
    rebuilds.rebuildSoon(eventIds, session),
  ),

  protocolWritten.calls(RiderRows, (rows, { eventId, protocol }, session) => rows.write(eventId, protocol, session)),
  protocolWritten.calls(SeriesJobs, (series, { eventId }, session) => series.markStale(eventId, session)),
  protocolWritten.calls(RatingKeeping, (rating, { eventId, protocol }, session) =>
    rating.writeEvent(eventId, protocol, session),
  ),
  protocolWritten.calls(WebhookAnnouncements, (webhooks, { eventId, organizerId, step, protocol }, session) =>
    webhooks.announce({ organizerId, event: `protocol.${step}`, eventId, version: protocol.event.version }, session),
  ),

  seriesBuilt.calls(RatingKeeping, (rating, built, session) => rating.writeSeries(built, session)),

  seriesShown.calls(WebhookAnnouncements, (webhooks, shown, session) =>
    webhooks.announce({ ...shown, event: 'series.published' }, session),
  ),

  seriesDeleted.calls(ContributionsRepository, (points, { seriesId }, session) =>
    points.deleteStages(seriesId, [], session),
  ),

  provedIdsChanged.calls(EventStore, (events, { zwiftIds }, session) => events.reviseRacesOf(zwiftIds, session)),

  gameIdsChanged.calls(ProtocolLinks, (links, { zwiftIds }, session) => links.followRidersSoon(zwiftIds, session)),
  gameIdsChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),

  ridersRefreshed.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.readRidesSoon(zwiftIds, session)),

  // Series compute stages from protocols, so their jobs are stored after those of the protocols.
  visibilityChanged.calls(ProtocolHiding, (hiding, { zwiftIds }, session) => hiding.hideSoon(zwiftIds, session)),
  visibilityChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),
  visibilityChanged.calls(SeriesHiding, (hiding, { zwiftIds }, session) => hiding.hideSoon(zwiftIds, session)),

  powerChanged.calls(ProfilesJobs, (profiles, { zwiftIds }, session) => profiles.countSoon(zwiftIds, session)),

  // Messages are deleted before teams, which write new ones: the successor of a captain keeps the message about it.
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
  userDeleted.calls(MailingEmailsRepository, (emails, { userId }, session) => emails.forgetUser(userId, session)),
  userDeleted.calls(AppealsRepository, (appeals, { userId }, session) => appeals.deleteByUser(userId, session)),
  userDeleted.calls(AppealsRepository, (appeals, { userId }, session) =>
    appeals.renameAnswerer(userId, removedName(userId), session),
  ),
  userDeleted.calls(BroadcastsRepository, (broadcasts, { userId }, session) => broadcasts.forgetUser(userId, session)),

  userExport.asks(CalendarLinks, async (links, { userId }) => ({ calendarLink: await links.find(userId) })),

  rightsOfUser.asks(OrganizersService, (organizers, { userId }) => organizers.findRights(userId)),
  rightsOfUser.asks(TeamsService, (teams, { userId }) => teams.findRights(userId)),
  rightsOfUser.asks(ClubsService, (clubs, { userId }) => clubs.findRights(userId)),

  channelKnown.asks(ChannelNames, (channels, { platform, name }) => channels.isKnown(platform, name)),

  openAppeals.asks(AppealsRepository, (appeals, { eventId }) => appeals.hasOpen(eventId)),

  faultFound.asks(FaultKeeping, (faults, fault) => faults.keep(fault)),

  sealedFields.asks(GameTokenRepository, async (tokens) => tokens.sealedFields()),
  sealedFields.asks(StreamsRepository, async (streams) => streams.sealedFields()),
  sealedFields.asks(ErasureKeys, async (keys) => keys.sealedFields()),
  sealedFields.asks(WebhooksRepository, async (webhooks) => webhooks.sealedFields()),

  namedImages.asks(OrganizersService, async (organizers) => ({
    owner: 'organizer',
    images: await organizers.listImages(),
  })),
  namedImages.asks(TeamsService, async (teams) => ({ owner: 'team', images: await teams.listImages() })),
  namedImages.asks(SeriesRepository, async (series) => ({ owner: 'series', images: await series.listImages() })),
  namedImages.asks(GamePictures, async (pictures) => ({ owner: 'game', images: await pictures.listImages() })),
];
