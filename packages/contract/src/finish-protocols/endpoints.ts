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
    summary: 'The finish protocols of organizers the caller acts for, and the defaults; all for administrators',
    access: 'clubModerator',
    query: finishProtocolsQuery,
    response: finishProtocols,
    errors: ['finish_protocol_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Offers a finish protocol to an organizer',
    access: 'admin',
    body: finishProtocolBody,
    response: changedFinishProtocol,
    status: 201,
    errors: ['finish_protocol_known', 'organizer_not_found'],
  }),
  change: endpoint({
    method: 'PUT',
    path,
    summary: 'Changes a finish protocol',
    access: 'admin',
    body: finishProtocolChange,
    response: changedFinishProtocol,
    errors: ['finish_protocol_not_found', 'finish_protocol_known', 'organizer_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: 'Withdraws a finish protocol; races that chose it keep its rule',
    access: 'admin',
    body: finishProtocolRemoval,
    response: done,
    errors: ['finish_protocol_not_found'],
  }),
} as const;
