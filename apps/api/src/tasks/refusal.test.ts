import { ERROR_CODES } from '@otryv/contract';
import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { TeamRiderTaken } from '../clubs/teams/records/teams.errors.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { refusalOf } from './refusal.ts';

describe('refusalOf', () => {
  it('returns the code and the English message of every error', () => {
    // A message may quote its arguments: any strings do here.
    const given = ['Axis', 'Wind', 'North'] as never;
    const lines = ERROR_CODES.map((code) => refusalOf(new DomainError(code, { given })));

    expect(lines.filter((line) => !/^[a-z_]+: [^а-яё]+$/i.test(line))).toEqual([]);
  });

  it('fills in the arguments of the error', () => {
    expect(refusalOf(new TeamRiderTaken('Wind'))).toMatch(/^team_rider_taken: .*Wind/);
  });

  it('returns the message of its code for an error that is not of a domain', () => {
    expect(refusalOf(new mongo.MongoServerSelectionError('x', {} as never))).toBe(
      'database_unavailable: The database does not answer. Your data are safe, try again in a few seconds.',
    );
  });
});
