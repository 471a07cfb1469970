import { contract } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { rawResponse } from '../../kernel/http/responses/raw-responses.ts';
import { secureHeaders } from '../../kernel/http/responses/secure-headers.ts';
import { faultsOf } from './verdict.ts';

const headers = {
  ...secureHeaders(),
  'x-request-id': '0'.repeat(36),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};
const { providers, check } = contract.auth;
const rejection = (code: Parameters<typeof rawResponse>[0], statusCode?: number) => {
  const { status, body } = rawResponse(code);
  return { statusCode: statusCode ?? status, headers, body };
};
const success = { statusCode: 200, headers, body: '{"data":[]}' };

describe('faultsOf', () => {
  it('accepts a response that matches the contract', () => {
    expect(faultsOf(providers, true, success)).toEqual([]);
    expect(faultsOf(check, false, rejection('unauthorized'))).toEqual([]);
  });

  it.each([
    ['a fault of the server', rejection('unexpected'), 'status 500'],
    ['a success off its schema', { ...success, body: '{"data":1}' }, 'off its schema'],
    ['a success that is no JSON', { ...success, body: '<html>' }, 'off its schema'],
    ['a code that is none', { ...success, statusCode: 400, body: '{"code":"oops","message":"x"}' }, 'without a code'],
    ['a code with another status', rejection('unauthorized', 403), 'with status 403'],
    ['a refusal that is not of the call', rejection('organizer_not_found'), 'is no refusal of this call'],
    ['an answer without a header', { ...success, headers: { ...headers, 'x-content-type-options': 'no' } }, 'V3.4.4'],
    [
      'a policy that lets scripts in',
      {
        ...success,
        headers: {
          ...headers,
          'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
        },
      },
      'V3.4.3',
    ],
  ])('detects %s', (_, answer, fault) => {
    expect(faultsOf(providers, true, answer)).toEqual([expect.stringContaining(fault)]);
  });

  it('detects a success of a caller without permission', () => {
    expect(faultsOf(providers, false, success)).toEqual(['succeeds without a right']);
  });
});
