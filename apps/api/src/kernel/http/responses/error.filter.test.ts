import { type ArgumentsHost, HttpException } from '@nestjs/common';
import { ERROR_CODES, statuses } from '@otryv/contract';
import { mongo } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { fake } from '../../../testing/fake.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { FaultLog } from '../../errors/fault-log.ts';
import { ErrorFilter, toFailure } from './error.filter.ts';

describe('ErrorFilter', () => {
  it('records no error for a disconnected client, and every other one', () => {
    const gone = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    const recordedOf = (error: unknown, destroyed: boolean) => {
      const write = vi.fn<() => Promise<void>>().mockResolvedValue();
      const reply = {
        raw: { destroyed },
        request: { routeOptions: {} },
        status: () => reply,
        header: () => reply,
        send: () => reply,
      };
      const host = { switchToHttp: () => ({ getResponse: () => reply }) } as unknown as ArgumentsHost;
      new ErrorFilter(fake(FaultLog, { write })).catch(error, host);
      return write.mock.calls.length;
    };

    expect(recordedOf(gone, true)).toBe(0);
    expect([recordedOf(gone, false), recordedOf(new TypeError('a fault'), true), recordedOf(null, true)]).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('toFailure', () => {
  it('has a status and a Russian message for each code', () => {
    // A message may quote its arguments: any strings do here.
    const given = ['Клуб «Ось»', 'Ветер', 'Север'] as never;
    const failures = ERROR_CODES.map((code) => ({
      code,
      status: statuses[code],
      message: toFailure(new DomainError(code, { given })).message,
    }));

    expect(
      failures.filter(({ status, message }) => !(status >= 400) || !/^[А-ЯA-Z].*[а-я].*\.$/.test(message)),
    ).toEqual([]);
  });

  it('exposes nothing of an internal error (V16.5.1)', () => {
    const failure = toFailure(new TypeError('canary: /srv/app/secret.ts'));

    expect(failure.code).toBe('unexpected');
    expect(JSON.stringify(failure)).not.toMatch(/canary|TypeError|secret/);
  });

  it.each([null, undefined, 'text', 42, {}])('responds even when %j was thrown', (thrown) => {
    expect(toFailure(thrown)).toMatchObject({ code: 'unexpected' });
  });

  it.each([
    new mongo.MongoNetworkError('down'),
    new mongo.MongoServerSelectionError('down', {} as never),
    new Error('outer', { cause: new mongo.MongoNetworkError('down') }),
    new mongo.MongoServerError({ message: 'not primary', code: 10_107 }),
  ])('distinguishes a database outage from an internal error: $name', (error) => {
    expect(toFailure(error).code).toBe('database_unavailable');
  });

  it('does not treat an invalid write as an outage', () => {
    expect(toFailure(new mongo.MongoServerError({ message: 'dup', code: 11_000 })).code).toBe('unexpected');
  });

  it('maps the statuses of the framework', () => {
    expect(toFailure(new HttpException('x', 404)).code).toBe('address_unknown');
    expect(toFailure(Object.assign(new Error('x'), { statusCode: 413 })).code).toBe('body_too_large');
  });
});
