import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../http/ApiError.ts';
import { withCause } from './withCause.ts';

const messages = { failed: 'failed', busy: 'busy', refused: 'refused' };

describe('withCause', () => {
  it('adds a message for the cause', () => {
    const failures = {
      'no connection': networkError(0),
      'a proxy without a server': networkError(502),
      'the first fault': networkError(500),
      'too many requests': networkError(429),
      'a refusal without words': networkError(400),
      'the last refusal': networkError(499),
      'garbage that says it is well': networkError(200),
      'the words of the server': new ApiError('database_unavailable', 'База данных не отвечает.', 503),
      'a fault of the page': new TypeError('x is undefined'),
    };
    const named = Object.entries(failures).map(([what, error]) => [what, withCause(error, messages).message]);

    expect(Object.fromEntries(named)).toEqual({
      'no connection': 'Network Error',
      'a proxy without a server': 'busy',
      'the first fault': 'busy',
      'too many requests': 'busy',
      'a refusal without words': 'refused',
      'the last refusal': 'refused',
      'garbage that says it is well': 'failed',
      'the words of the server': 'База данных не отвечает.',
      'a fault of the page': 'failed',
    });
  });

  it('keeps the code, the status and the fields', () => {
    const error = new ApiError('body_too_large', 'Проверьте поля.', 422, { email: 'Занят.' });

    expect(withCause(error, messages)).toBe(error);
    expect(withCause(networkError(502), messages)).toMatchObject({ code: 'network', status: 502 });
  });
});
