import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from './database-down.ts';

const broken = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
const unreachable = new mongo.MongoServerSelectionError('connect ECONNREFUSED', Object.create(null));
const inBulk = (error: Error) =>
  new mongo.MongoBulkWriteError(Object.assign(error, { writeErrors: [] }), Object.create(null));

describe('isDatabaseDown', () => {
  it.each([
    ['no server to be reached', unreachable],
    ['a connection that broke', broken],
    ['the same within a bulk write', inBulk(broken)],
    ['no server to be reached within a bulk write', inBulk(unreachable)],
    ['a step-down within a bulk write', inBulk(new mongo.MongoServerError({ message: 'stepping down', code: 189 }))],
    ['an outage as the cause', new Error('Import', { cause: unreachable })],
  ])('recognizes %s', (_, error) => {
    expect(isDatabaseDown(error)).toBe(true);
  });

  it.each([
    ['a duplicate key in a bulk write', inBulk(new mongo.MongoServerError({ message: 'E11000', code: 11_000 }))],
    ['a wrong query', new mongo.MongoServerError({ message: 'unknown operator', code: 2 })],
    ['a fault of ours', new TypeError('undefined is not a function')],
  ])('does not match %s', (_, error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });
});
