import { expect, it } from 'vitest';
import { nextPageLink } from './next-page-link.ts';

it.each([
  ['/api/riders', '</api/riders?cursor=a.b-_>; rel="next"'],
  ['/api/riders?page=2&docsOnPage=10', '</api/riders?docsOnPage=10&cursor=a.b-_>; rel="next"'],
  ['/api/riders?cursor=x.y&search=%D0%BE', '</api/riders?cursor=a.b-_&search=%D0%BE>; rel="next"'],
  ['/api/riders?search=%3E%0D%0A', '</api/riders?search=%3E%0D%0A&cursor=a.b-_>; rel="next"'],
])('links from %s to its next page, with the filters', (url, link) => {
  expect(nextPageLink(url, { data: [], nextCursor: 'a.b-_' })).toBe(link);
});

it.each([null, 'text', {}, { nextCursor: null }])('has no link after %j', (response) => {
  expect(nextPageLink('/api/riders', response)).toBeNull();
});
