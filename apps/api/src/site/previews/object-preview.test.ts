import { describe, expect, it } from 'vitest';
import { previewOfRider, previewOfSeries } from './object-preview.ts';

const rider = {
  firstName: 'Лев',
  lastName: 'Подветренный',
  category: 'B',
  totalEvents: 1234,

  medals: { gold: 1, silver: 2, bronze: 3 },
  competitionMetrics: { racingScore: 512, category: 'B', categoryWomen: null },
};

describe('a preview', () => {
  it('of a rider has name, category, races, medals and racing score', () => {
    const { name, line, figures } = previewOfRider(rider);

    expect([name, line]).toEqual(['Лев Подветренный', 'Категория B']);
    expect(figures.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'заезда: 1\u00a0234',
      'медалей: 6',
      'гоночный рейтинг: 512',
    ]);
  });

  it('of a newcomer has no category, medal or score', () => {
    const none = { category: null, competitionMetrics: null, medals: { gold: 0, silver: 0, bronze: 0 } };

    expect(previewOfRider({ ...rider, ...none, totalEvents: 0 })).toMatchObject({
      line: '',
      figures: [{ label: 'заездов', value: '0' }],
    });
  });

  it('of a series has its days in Moscow, its stages without the prologue, and its organizer', () => {
    const [dateStart, dateEnd] = [new Date('2026-10-31T21:00:00Z'), new Date('2026-12-01T20:59:59Z')];
    const series = {
      name: 'Осенний кубок',
      dateStart,
      dateEnd,
      stages: [{ order: 0 }, { order: 1 }],
    };

    expect(previewOfSeries(series, 'Клуб «Ось»')).toEqual({
      kind: 'Клуб «Ось»',
      name: 'Осенний кубок',
      line: '1 ноября 2026 г. – 1 декабря 2026 г.',
      figures: [{ label: 'этап', value: '1' }],
    });
    expect(previewOfSeries(series, null).kind).toBe('Серия заездов');
  });
});
