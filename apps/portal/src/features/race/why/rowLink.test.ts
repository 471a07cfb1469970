import { describe, expect, it } from 'vitest';
import { rowQuery } from './rowLink.ts';

describe('rowQuery', () => {
  it('contains the account that raced', () => {
    expect(rowQuery({ id: '401.1003', disqualification: null })).toBe('?row=1003&why=1');
    expect(rowQuery({ id: '401.1003', disqualification: { label: 'DSQ', reason: null } })).toBe('?row=1003&why=1');
  });

  it('links to the tab of riders who did not finish', () => {
    expect(rowQuery({ id: '401.1003', disqualification: { label: 'DNF', reason: null } })).toBe(
      '?row=1003&why=1&tab=dnf',
    );
  });
});
