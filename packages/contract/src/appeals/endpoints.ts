import { endpoint } from '../endpoint.ts';
import { eventParams } from '../events/schemas.ts';
import { appealAnswer, appealDone, appealDraft, appealParams, appeals } from './schemas.ts';

export const appealsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/race/results/{id}/appeals',
    summary: "List a protocol's appeals: outcomes for everyone, texts for the rider and for judges",
    access: 'optional',
    params: eventParams,
    response: appeals,
    errors: ['event_not_found', 'event_not_started'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/race/results/{id}/appeals',
    summary: "File an appeal about the caller's own row",
    access: 'signedIn',
    params: eventParams,
    body: appealDraft,
    response: appealDone,
    status: 201,
    errors: [
      'event_not_found',
      'event_not_started',
      'result_not_found',
      'appeal_not_own',
      'appeal_open',
      'appeals_closed',
      'too_many_attempts',
    ],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/race/results/{id}/appeals/{appealId}',
    summary: 'Answer an appeal',
    access: 'clubModerator',
    params: appealParams,
    body: appealAnswer,
    response: appealDone,
    errors: ['event_not_found', 'appeal_not_found', 'appeal_answered'],
  }),
} as const;
