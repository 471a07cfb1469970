/** Calls beyond the specification and the table of the facts, in the form of `listed-calls.ts`. */
export const furtherCalls = `
  GET /health # for those who operate it
  GET /health/live
  GET /live ?event,series # item 11 of the conventions
  POST /visits # item 10 of the conventions
  GET /admin/visits ?days,pattern
  GET /auth/sessions # item 8 of the conventions
  DELETE /auth/sessions
  DELETE /auth/sessions/{id}
  POST /auth/confirmation # another letter
  POST /auth/authorization/letter # after too many wrong passwords
  PUT /auth/password
  PUT /auth/email
  GET /auth/providers
  POST /auth/providers/{provider}
  DELETE /auth/providers/{provider}
  GET /auth/account # own data, as the law has it
  DELETE /auth/account
  POST /race/profile/zwiftid/proof # an id is proved, not claimed
  PUT /race/profile/zwiftid/proof
  GET /race/profile/visibility # item 25 of the conventions
  PUT /race/profile/visibility
  GET /race/profile/preferences
  PUT /race/profile/preferences
  GET /race/profile/fitfile # own files of rides
  POST /race/profile/fitfile
  GET /search ?text,limit # the search of the site
  GET /race/profile/compare ?riders,days
  GET /race/profile/wins/{zwiftId} ?page,docsOnPage,cursor
  GET /race/profile/rivals/{zwiftId}
  GET /race/events/schedule.ics ?organizerId
  GET /race/events/my.ics
  GET /race/events/{id}/race.ics
  GET /calendars/{token}/my.ics # calendars send no token
  GET /race/profile/calendar
  POST /race/profile/calendar
  DELETE /race/profile/calendar
  GET /race/events/{id}/eligibility
  GET /race/events/own-groups
  GET /race/events/ongoing
  GET /race/results/{id}/versions/{version} # item 11 of the conventions
  GET /race/results/{id}/history ?row # item 12: what can be undone
  GET /race/results/{id}/hidden
  GET /race/results/{id}/csv
  GET /race/results/{id}/preview.png ?row
  GET /race/profile/{zwiftId}/preview.png
  GET /series/{urlSlug}/preview.png
  POST /race/results/{id}/decisions
  POST /race/results/{id}/decisions/dry-run
  POST /race/results/{id}/decisions/{decisionId}/undo
  GET /race/results/{id}/links
  POST /race/results/{id}/links
  GET /race/results/{id}/implausible ?page,docsOnPage
  PUT /race/results/{id}/implausible
  PUT /race/results/{id}/state
  PUT /race/results/{id}/lock
  GET /race/results/{id}/appeals
  POST /race/results/{id}/appeals
  PUT /race/results/{id}/appeals/{appealId}
  PUT /organizer/series/stages # many at once
  PUT /organizer/series/publication
  GET /organizer/series/{seriesId}/export
  GET /series/catch-up/{urlSlug}
  GET /series/general-classification/{urlSlug}/what-if ?without,category
  GET /series/stage/results/{urlSlug}/{stageOrder}/history ?row
  POST /series/stage/results/dry-run
  POST /series/stage/results/decisions/{decisionId}/undo
  PUT /series/stage/lock
  GET /organizers/{urlSlug}/schedule.ics
  GET /organizers/{urlSlug}/schedule.json
  PUT /organizer/clubs # reads the club from the game again
  GET /teams/own
  DELETE /teams
  DELETE /teams/join-request
  GET /teams/invitation
  POST /teams/invitation
  DELETE /teams/invitation
  GET /teams/invitations/{token}
  POST /teams/invitations/{token}
  POST /teams/hand-over
  PUT /teams/hand-over
  DELETE /teams/hand-over
  PATCH /team-members # roles of members
  GET /service-messages # what came before the socket was open
  GET /subscriptions/{token}
  GET /unsubscribe/{token} # the link of a letter
  GET /md-documents/search ?search
  GET /assets/jerseys
  GET /assets/worlds
  GET /payments/{paymentId}
  POST /payments/{paymentId}/cancel
  GET /admin/site-services/{organizerId} # slots that are given
  POST /admin/site-services
  PUT /admin/site-services/{slotId}/pause
  GET /admin/look-alike-names
  GET /admin/refunds # partial refunds
  PUT /admin/refunds/{paymentId}
  PUT /admin/organizers
  GET /admin/users/{id}
  PUT /admin/users/{id}/role
  GET /admin/users/{id}/sessions
  DELETE /admin/users/{id}/sessions
  DELETE /admin/users/{id}/sessions/{sessionId}
  GET /admin/mailings ?page,docsOnPage
  GET /admin/mailings/audience ?lists
  PUT /admin/mailings/{mailingId}/state
  POST /admin/notification/trial
  GET /admin/bot
  POST /admin/bot
  GET /organizer/keys ?organizerId # servers and sites read with them
  POST /organizer/keys
  DELETE /organizer/keys
  GET /keys/events/{id}/signed-riders
  GET /organizer/webhooks ?organizerId # changes are sent to servers
  POST /organizer/webhooks
  PUT /organizer/webhooks
  DELETE /organizer/webhooks
  POST /organizer/webhooks/test
  GET /organizer/webhooks/deliveries ?webhookId,page,docsOnPage,cursor
  POST /organizer/webhooks/resend
`;
