import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { messageReading, serviceMessages } from './schemas.ts';

export const messagesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/service-messages',
    summary: "List the caller's latest 20 messages",
    access: 'signedIn',
    response: serviceMessages,
    errors: [],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/service-messages/read',
    summary: "Mark one of the caller's messages as read, or all of them",
    access: 'signedIn',
    body: messageReading,
    response: done,
    errors: ['message_not_found'],
  }),
} as const;
