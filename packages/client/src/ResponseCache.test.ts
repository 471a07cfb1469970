import { expect, it } from 'vitest';
import { ResponseCache } from './ResponseCache.ts';

const response = (etag: string) => ({ etag, body: etag });

it('drops the response that was not read or written for the longest time', () => {
  const cache = new ResponseCache(2);
  cache.set('/one', response('1'));
  cache.set('/two', response('2'));
  cache.get('/one');
  cache.get('/unknown');
  cache.set('/three', response('3'));

  expect(['/one', '/two', '/three', '/unknown'].map((url) => cache.get(url)?.etag)).toEqual([
    '1',
    undefined,
    '3',
    undefined,
  ]);
});
