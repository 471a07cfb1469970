import { describe, expect, it } from 'vitest';
import { ageHistogramOf, ftpHistogramOf, scoreHistogramOf } from './histograms.ts';

const man = (value: number, riders = 1) => ({ value, male: true, riders });
const woman = (value: number, riders = 1) => ({ value, male: false, riders });

describe('ftpHistogramOf', () => {
  it('rounds 95 % of the best 20 minutes down to tenths, ascending', () => {
    // 4.21 × 0.95 = 3.9995, 4.22 × 0.95 = 4.009, 2 × 0.95 = 1.9 exactly.
    expect(ftpHistogramOf([man(4.21), man(4.22), woman(4.22, 2), woman(2)]).data).toEqual([
      { ftp: 1.9, quantityMale: 0, quantityFemale: 1 },
      { ftp: 3.9, quantityMale: 1, quantityFemale: 0 },
      { ftp: 4, quantityMale: 1, quantityFemale: 2 },
    ]);
  });

  it('is empty without riders', () => {
    expect(ftpHistogramOf([])).toEqual({ data: [] });
  });
});

describe('ageHistogramOf', () => {
  it('counts each age in its group, and riders without one', () => {
    const ages = [29, 30, 39, 40, 49, 50, 59, 60, 80].map((age) => man(age));

    expect(ageHistogramOf(ages, 12).data).toEqual([
      { label: 'Senior', value: 1 },
      { label: 'Master', value: 2 },
      { label: 'Veteran', value: 2 },
      { label: '50+', value: 2 },
      { label: '60+', value: 2 },
      { label: '', value: 3 },
    ]);
  });
});

describe('scoreHistogramOf', () => {
  it('counts a score in the next multiple of ten, without gaps up to the highest of both', () => {
    const { maleRacingScore, femaleRacingScore } = scoreHistogramOf([man(0), man(10), man(10.1), woman(31, 2)]);

    expect(maleRacingScore).toEqual([
      { scoreRange: 10, value: 2 },
      { scoreRange: 20, value: 1 },
      { scoreRange: 30, value: 0 },
      { scoreRange: 40, value: 0 },
    ]);
    expect(femaleRacingScore.map(({ value }) => value)).toEqual([0, 0, 0, 2]);
  });

  it('is empty without riders', () => {
    expect(scoreHistogramOf([])).toEqual({ maleRacingScore: [], femaleRacingScore: [] });
  });
});
