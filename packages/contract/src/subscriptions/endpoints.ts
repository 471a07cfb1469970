import { done } from '../auth/schemas.ts';
import { content, endpoint } from '../endpoint.ts';
import { subscriptionData, unsubscribeParams } from './schemas.ts';

export const subscriptionsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/subscriptions/{token}',
    summary: 'Which letters the link of a letter switches off, and whether they are still sent',
    access: 'public',
    params: unsubscribeParams,
    response: subscriptionData,
    errors: ['unsubscribe_link_wrong'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary: 'Switches letters off; mail programs call it with one click (RFC 8058), whatever body they send',
    access: 'public',
    params: unsubscribeParams,
    response: done,
    errors: ['unsubscribe_link_wrong'],
  }),
  openPage: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    summary: 'Leads a person on to the page that asks before letters are switched off',
    access: 'public',
    params: unsubscribeParams,
    response: content.redirect,
    errors: [],
  }),
} as const;
