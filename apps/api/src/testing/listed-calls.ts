import { furtherCalls } from './further-calls.ts';

/**
 * Required calls, written manually and not derived from our contract: `METHOD path ?names of the query`, below `/api`.
 * `→` is followed by the name a call has here, `+` by further names in its query, `#` by the reason.
 */

/** Chapter 7 of the specification. */
const ofSpecification = `
  POST /auth/refresh
  POST /auth/logout
  PUT /service-messages/read
  GET /zwift/events/{eventId}/{organizerId}
  GET /zwift/events/moderator/{eventId}
  POST /zwift/events
  GET /race/events ?started,target,page,docsOnPage,search,organizerId +cursor
  GET /race/events/{id}
  POST /race/events
  PUT /race/events # the operation with an eventId, whose method is not shown
  GET /race/events/mailings/preview ?startDate,endDate,subject
  PUT /race/results
  GET /race/results/{eventId} → GET /race/results/{id} # one name for the number of an event
  PUT /race/result
  GET /zwift/download/event-results/{eventId} → GET /zwift/download/event-results/{id} # one name for the number of an event
  GET /race/profile/{zwiftId}
  GET /race/profile/{zwiftId}/power
  GET /race/profile/{zwiftId}/metrics +days # a shorter history
  GET /race/profile/{zwiftId}/zwift-profiles
  GET /race/profile/results ?zwiftId,page,docsOnPage,columnName,isRasing +cursor
  PUT /race/profile/my
  PUT /race/profile/zwiftid
  DELETE /race/profile/zwiftid
  GET /race/profile/settings/{zwiftId}
  GET /zwift/rider/{id}
  GET /riders ?page,docsOnPage,search,columnName,isRasing,category,male +onAir,cursor # riders that stream
  GET /streams
  GET /information/development ?quantityPosts
  POST /information/development
  DELETE /information/development
  PUT /information/development
  GET /series/actual/{organizerId}
  GET /organizer/series/events +organizerId # an administrator acts for many
  GET /organizer/series +organizerId # an administrator acts for many
  GET /organizer/series/{seriesId}
  PUT /organizer/series
  POST /organizer/series
  DELETE /organizer/series
  PATCH /organizer/series/stages
  PATCH /organizer/series/stage
  POST /organizer/series/results/general-classification
  GET /series/organizers +seriesStatus,page,docsOnPage,cursor # the status is of the table of calls; the list is paged
  GET /series/organizers/{id} → GET /series/organizers/{urlSlug} +seriesStatus,page,docsOnPage,cursor # it has been the slug
  GET /series/{urlSlug}
  GET /series/stages/{urlSlug}/{status}
  PUT /series/stage/results
  GET /series/stage/results/{urlSlug}/{stageOrder}
  GET /series/general-classification/{urlSlug}
  PATCH /series/stage/results/category
  GET /statistics/leaders-intervals/{id}
  GET /statistics/riders-total
  GET /statistics/riders-in-events/{id} +zone # days begin at the reader's midnight
  GET /statistics/riders-total-age
  GET /statistics/riders-total-racing-score
  GET /admin/clubs +page,docsOnPage # paged
  POST /admin/clubs
  DELETE /admin/clubs
  PUT /admin/clubs
  GET /admin/clubs/{id}
  PUT /admin/clubs/moderators
  DELETE /admin/clubs/moderators
  GET /admin/organizers +search,page,docsOnPage # paged
  POST /admin/organizers
  DELETE /admin/organizers
  GET /admin/users +search,role,emailConfirmed,columnName,isRasing,page,docsOnPage # paged
  GET /moderator/users +search,page,docsOnPage # paged
  GET /admin/fitfile/{zwiftId}
  PUT /admin/fitfile
  GET /admin/riders/ban/{zwiftId}
  PUT /admin/riders/ban
  POST /admin/notification
  POST /admin/notification/letter-preview
  POST /admin/notification/events-preview
  GET /admin/finish-protocols ?id +organizerId # those of one organizer
  POST /admin/finish-protocols
  PUT /admin/finish-protocols
  DELETE /admin/finish-protocols
  GET /logs/error ?id
  GET /logs/admins ?docsOnPage,page,search
  GET /logs/errors ?docsOnPage,page,search
  DELETE /logs/{path}
  GET /organizer/{id}
  GET /organizer/bots +organizerId # an administrator acts for many
  PUT /organizer/bots
  DELETE /organizer/bots
  GET /organizer/organizers-for-moderator/{userId}
  PUT /organizer/main
  GET /organizer/clubs/{organizerId}
  GET /organizer/clubs-for-moderator/{userId}
  GET /organizer/clubs/zwift/{id} → GET /organizer/clubs/zwift/{clubId} +organizerId # whose bot reads the club
  POST /organizer/clubs
  DELETE /organizer/clubs
  PUT /organizer/clubs/moderators
  DELETE /organizer/clubs/moderators
  GET /organizers
  GET /organizers/{urlSlug}
  GET /site-services/purchasable
  GET /site-services
  GET /site-services-price
  POST /payments
  GET /payments/payload/organizer ?returnUrl,planId
  GET /notifications/yookassa # its userId has always been ignored: everybody reads their own
  GET /teams
  POST /teams
  PUT /teams
  GET /teams/{urlSlug}
  POST /teams/join-request
  GET /teams/pending-riders
  GET /teams/banned-riders
  GET /teams/results/{urlSlug} ?page,docsOnPage +season,cursor # one season
  GET /teams/statistics/{urlSlug}
  GET /team-members/{urlSlug}
  POST /team-members/leave
  POST /team-members
  GET /md-documents/list/{type}
  GET /md-documents/{type}/{fileName}
`;

/** Further calls in the table of calls (2.10 of the facts), and those of its chapters 1, 11 and 15. */
const ofFacts = `
  DELETE /race/events
  GET /race/events-notification
  PUT /zwift/events
  GET /race/profile/notifications → GET /race/profile/settings/{zwiftId} # the settings are read in one call
  PUT /race/profile/notifications
  PUT /race/profile/streams
  PUT /race/profile/username
  PATCH /series/stage/results/time-penalty
  PATCH /series/stage/results/result/disqualification/set
  PATCH /series/stage/results/result/disqualification/remove
  POST /series/stage/results/result
  DELETE /series/stage/results/result
  GET /statistics/teams/top
  GET /statistics/teams/{season}
  GET /teams/rating-results/{urlSlug}/{season} +page,docsOnPage,cursor # paged
  POST /notifications/yookassa
  PATCH /notifications/unsubscribe/{userId} → POST /unsubscribe/{token} # a signed token in place of an id that anybody can guess
  GET /assets/routes ?ids
  GET /assets/routes/all
  PUT /admin/riders/power-curve
  POST /auth/registration
  POST /auth/authorization
  GET /auth/check
  PUT /auth/confirm-email
  PUT /auth/reset-password
  GET /auth/check-request-password/{token}
  PUT /auth/new-password
  GET /auth/callback/vk ?code,state,error,device_id
  GET /auth/callback/yandex ?code,state,error,device_id
`;

/**
 * Listed in the table of calls and not implemented: polls are not part of the specification (chapter 15 of the facts,
 * item 4).
 */
export const leftOut = ['GET /poll/{pollId}', 'POST /poll', 'POST /poll/answers', 'DELETE /poll/answers'];

export interface ListedCall {
  /** As in our contract: `GET /api/race/events`. */
  call: string;
  /** Names in its query. */
  query: string[];
}

export const listedCalls: readonly ListedCall[] = [ofSpecification, ofFacts, furtherCalls].flatMap((list) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(read),
);

function read(line: string): ListedCall {
  const [what = ''] = line.split(' # ');
  const [call = ''] = (what.split(' → ')[1] ?? what).split(/ [?+]/);
  const query = [...what.matchAll(/ [?+](\S+)/g)].flatMap(([, names = '']) => names.split(','));
  return { call: call.replace(' /', ' /api/'), query };
}
