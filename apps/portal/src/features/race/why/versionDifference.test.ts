import { describe, expect, it } from 'vitest';
import { aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { versionDifference } from './versionDifference.ts';

const [first, second, third] = [aResult(0), aResult(1), aResult(2)];

describe('versionDifference', () => {
  it('is empty for equal versions', () => {
    const version = aRaceResults([first, second]);

    expect(versionDifference(version, version)).toMatchObject({ shifts: [], medals: 0, changesWinner: false });
  });

  it('contains the rows whose rank changed, in the order of the later version, and the new winner', () => {
    const disqualified = aResult(0, { rankEvent: 0, isDisqualification: true, disqualification: 'DSQ' });
    const later = [aResult(1, { rankEvent: 1 }), aResult(2, { rankEvent: 2 }), disqualified];

    const { shifts, medals, changesWinner } = versionDifference(
      aRaceResults([first, second, third]),
      aRaceResults(later),
    );

    expect(shifts.map(({ rowId, before, after }) => [rowId, before?.place, after?.label ?? after?.place])).toEqual([
      [second._id, 2, 1],
      [third._id, 3, 2],
      [first._id, 1, 'DSQ'],
    ]);
    expect(shifts[2]?.after?.place).toBeNull();
    expect(shifts[2]?.name).toBe('Тимур Ветлужский');
    expect([medals, changesWinner]).toEqual([3, true]);
  });
});
