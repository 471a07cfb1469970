import { done } from '../auth/schemas.ts';
import { content, endpoint } from '../endpoint.ts';
import { subscriptionData, unsubscribeParams } from './schemas.ts';

export const subscriptionsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/subscriptions/{token}',
    summary: 'Get which emails an unsubscribe link disables, and whether they are still sent',
    access: 'public',
    params: unsubscribeParams,
    response: subscriptionData,
    errors: ['unsubscribe_link_wrong'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary: 'Unsubscribe from emails with one click (RFC 8058); ignores the body',
    access: 'public',
    params: unsubscribeParams,
    response: done,
    errors: ['unsubscribe_link_wrong'],
  }),
  openPage: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    summary: 'Redirect to the page that asks for confirmation before unsubscribing',
    access: 'public',
    params: unsubscribeParams,
    response: content.redirect,
    errors: [],
  }),
} as const;
