import { describe, expect, it } from 'vitest';
import { aSeries } from '../../../testing/series.ts';
import { seriesForm, seriesValues } from './seriesForm.ts';

describe('the form of a series', () => {
  it('starts with the days in Moscow, including the whole last one', () => {
    expect(seriesValues(aSeries())).toMatchObject({ dateStart: '2026-10-21', dateEnd: '2026-12-12' });
  });

  it('starts with every value of the series, except a type that cannot be selected', () => {
    const { name, mission, description, rules, prizes, ...series } = aSeries({ type: 'tour' });
    const { hasGeneral, hasTeams, riderCategoryRule, repeatRule, teamResults, scoringTable } = series;

    expect(seriesValues(aSeries({ type: 'tour' }))).toMatchObject({
      type: 'tour',
      name,
      mission,
      description,
      rules,
      prizes,
      hasGeneral,
      hasTeams,
      riderCategoryRule,
      repeatRule,
      teamResults,
      scoringTable,
      timeGapThresholdSeconds: series.timeGapThresholdSeconds,
      ...series.finishTimeLimitOnStage,
    });
    expect(seriesValues(aSeries({ type: 'criterium' }))).not.toHaveProperty('type');
  });

  it('sends every value as text, including an empty table and blank text, and only the selected files', () => {
    const logo = new File(['x'], 'logo.png');
    const { finishTimeLimitOnStage: limit, timeGapThresholdSeconds, teamResults } = aSeries();
    const form = seriesForm(
      { seriesId: '66a1b2c3d4e5f6a7b8c9d0e1' },
      {
        type: 'tour',
        name: 'Осенний кубок',
        dateStart: '2026-10-21',
        dateEnd: '2026-12-12',
        mission: '',
        description: '',
        rules: '',
        prizes: '',
        hasGeneral: true,
        hasTeams: false,
        scoringTable: [],
        riderCategoryRule: 'stepChange',
        repeatRule: 'first',
        ...limit,
        timeGapThresholdSeconds,
        teamResults,
        logoFile: [logo],
        removesLogo: false,
        posterFile: [],
        removesPoster: true,
      },
    );

    expect(form.get('seriesId')).toBe('66a1b2c3d4e5f6a7b8c9d0e1');
    expect(form.get('scoringTable')).toBe('');
    expect(form.get('mission')).toBe('');
    expect(form.get('hasTeams')).toBe('false');
    expect(form.get('logoFile')).toBeInstanceOf(File);
    expect(form.has('posterFile')).toBe(false);
  });
});
