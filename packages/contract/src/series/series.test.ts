import { describe, expect, it } from 'vitest';
import { validate } from '../validate.ts';
import { categoryChange, stageRowId } from './decisions.ts';
import { seriesCreationFields } from './schemas.ts';
import { whatIfQuery } from './standings.ts';

const aSeries = {
  type: 'tour',
  name: 'Осенний кубок',
  dateStart: '2026-10-21',
  dateEnd: '2026-12-12',
  riderCategoryRule: 'recalculationAll',
  repeatRule: 'best',
  enforcement: 'manual',
  mission: '',
  description: '',
  rules: '',
  prizes: '',
  percentageFromLeader: '15',
  timeGapThresholdSeconds: '1',
  teamResults: '3',
  scoringTable: '25,20,16',
  hasGeneral: 'true',
  hasTeams: 'false',
};

describe('the form of a series', () => {
  it('arrives as text and is parsed into values', () => {
    expect(validate(seriesCreationFields, aSeries, 'ru')).toMatchObject({
      value: { percentageFromLeader: 15, scoringTable: [25, 20, 16], hasGeneral: true, removesLogo: false },
    });
    expect(validate(seriesCreationFields, { ...aSeries, scoringTable: '' }, 'ru')).toMatchObject({
      value: { scoringTable: [] },
    });
  });

  it('ends no earlier than the first day', () => {
    expect(validate(seriesCreationFields, { ...aSeries, dateEnd: '2026-10-21' }, 'ru').fields).toBeUndefined();
    expect(validate(seriesCreationFields, { ...aSeries, dateEnd: '2026-10-20' }, 'ru').fields).toEqual({
      dateEnd: 'Конец раньше начала. Поставьте день не раньше первого.',
    });
  });

  it.each([
    ['name', 'Кубок'],
    ['type', 'criterium'],
    ['percentageFromLeader', '101'],
    ['percentageFromLeader', '-1'],
    ['timeGapThresholdSeconds', '1.5'],
    ['teamResults', '0'],
    ['scoringTable', '25,,20'],
    ['riderCategoryRule', 'dsqKeep'],
    ['dateEnd', '2026-13-01'],
  ])('rejects %s as «%s»', (field, value) => {
    expect(Object.keys(validate(seriesCreationFields, { ...aSeries, [field]: value }, 'ru').fields ?? {})).toEqual([
      field,
    ]);
  });
});

describe('the row of a stage', () => {
  it.each(['66a1b2c3d4e5f6a7b8c9d0e1.0.501', '66a1b2c3d4e5f6a7b8c9d0e1.12.501'])('accepts %s', (id) => {
    expect(validate(stageRowId, id, 'ru')).toEqual({ value: id });
  });

  it.each(['501', '66a1b2c3d4e5f6a7b8c9d0e1', '66a1b2c3d4e5f6a7b8c9d0e1.-1.501', '66a1b2c3d4e5f6a7b8c9d0e1.1.0'])(
    'rejects %s',
    (id) => {
      expect(validate(stageRowId, id, 'ru').fields).toBeDefined();
    },
  );

  it('requires a reason of at most 50 characters for another category', () => {
    const change = {
      seriesId: '66a1b2c3d4e5f6a7b8c9d0e1',
      stageResultId: '66a1b2c3d4e5f6a7b8c9d0e1.1.501',
      value: null,
    };

    expect(validate(categoryChange, { ...change, reason: 'x'.repeat(50) }, 'ru').fields).toBeUndefined();
    expect(validate(categoryChange, { ...change, reason: 'x'.repeat(51) }, 'ru').fields).toHaveProperty('reason');
  });
});

describe('the query of a what-if', () => {
  it('lists stages to exclude and riders with categories', () => {
    expect(validate(whatIfQuery, { without: '3,4', category: '501:B,502:APlus' }, 'ru')).toEqual({
      value: {
        without: [3, 4],
        category: [
          { profileId: 501, category: 'B' },
          { profileId: 502, category: 'APlus' },
        ],
      },
    });
    expect(validate(whatIfQuery, {}, 'ru')).toEqual({ value: { without: [], category: [] } });
  });

  it.each([{ without: 'x' }, { without: '3,,4' }, { category: '501' }, { category: '501:Z' }, { category: '0:B' }])(
    'rejects %o',
    (query) => {
      expect(validate(whatIfQuery, query, 'ru').fields).toBeDefined();
    },
  );
});
