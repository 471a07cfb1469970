import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { news, newsBody, newsChange, newsQuery, newsRemoval } from './schemas.ts';

const path = '/api/information/development';

export const newsEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'List the latest release notes',
    access: 'public',
    query: newsQuery,
    response: news,
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Publish a release note',
    access: 'admin',
    body: newsBody,
    response: done,
    status: 201,
    errors: ['news_version_taken'],
  }),
  change: endpoint({
    method: 'PUT',
    path,
    summary: 'Change a release note',
    access: 'admin',
    body: newsChange,
    response: done,
    errors: ['news_not_found', 'news_outdated', 'news_version_taken'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: 'Delete a release note',
    access: 'admin',
    body: newsRemoval,
    response: done,
    errors: ['news_not_found'],
  }),
} as const;
