import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { messageReading, serviceMessages } from './schemas.ts';

export const messagesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/service-messages',
    summary: 'The newest 20 messages to the caller',
    access: 'signedIn',
    response: serviceMessages,
    errors: [],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/service-messages/read',
    summary: 'Marks a message to the caller as read, or all of them',
    access: 'signedIn',
    body: messageReading,
    response: done,
    errors: ['message_not_found'],
  }),
} as const;
