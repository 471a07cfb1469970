import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import {
  changedFinishProtocol,
  finishProtocolBody,
  finishProtocolChange,
  finishProtocolRemoval,
  finishProtocols,
  finishProtocolsQuery,
} from './schemas.ts';

const path = '/api/admin/finish-protocols';

export const finishProtocolsEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: "List the finish protocols of the caller's organizers and the defaults; administrators get all of them",
    access: 'clubModerator',
    query: finishProtocolsQuery,
    response: finishProtocols,
    errors: ['finish_protocol_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Offer a finish protocol to an organizer',
    access: 'admin',
    body: finishProtocolBody,
    response: changedFinishProtocol,
    status: 201,
    errors: ['finish_protocol_known', 'organizer_not_found'],
  }),
  change: endpoint({
    method: 'PUT',
    path,
    summary: 'Change a finish protocol',
    access: 'admin',
    body: finishProtocolChange,
    response: changedFinishProtocol,
    errors: ['finish_protocol_not_found', 'finish_protocol_known', 'organizer_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: 'Withdraw a finish protocol; races that use it keep its rule',
    access: 'admin',
    body: finishProtocolRemoval,
    response: done,
    errors: ['finish_protocol_not_found'],
  }),
} as const;
