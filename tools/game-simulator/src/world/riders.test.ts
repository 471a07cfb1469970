import { describe, expect, it } from 'vitest';
import { inventRiders } from './riders.ts';

const riders = inventRiders(1);

describe('inventRiders', () => {
  it('is deterministic for a seed, and differs between seeds', () => {
    expect(inventRiders(1)).toEqual(riders);
    expect(inventRiders(2)).not.toEqual(riders);
  });

  it('assigns each rider a unique id and name', () => {
    expect(riders).toHaveLength(400);
    expect(riders[0]?.profileId).toBe(1000001);
    expect(new Set(riders.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(400);
  });

  it('keeps bodies, ages and countries plausible', () => {
    for (const rider of riders) {
      expect(rider.age).toBeGreaterThanOrEqual(16);
      expect(rider.age).toBeLessThanOrEqual(70);
      expect(rider.country).toMatch(/^[a-z]{3}$/);
      expect(rider.heightCm).toBeGreaterThan(140);
      expect(rider.engine.peakWatts).toBeGreaterThan(rider.engine.criticalWatts);
    }
    expect(riders.filter(({ country }) => country === 'rus').length).toBeGreaterThan(200);
  });

  it.each([
    { title: 'virtual power', fits: (index: number) => riders[index]?.virtualPower === true },
    { title: 'private activities', fits: (index: number) => riders[index]?.privateActivities === true },
    { title: 'no heart-rate strap', fits: (index: number) => riders[index]?.heartRateStrap === false },
    { title: 'no weight', fits: (index: number) => riders[index]?.weightGrams === 0 },
    { title: 'a mark in the name', fits: (index: number) => / [^А-яA-Za-z]/u.test(riders[index]?.lastName ?? '') },
  ])('has a few riders with $title', ({ fits }) => {
    const count = riders.filter((_, index) => fits(index)).length;

    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(40);
  });

  it('inflects the surnames of women', () => {
    const women = riders.filter(({ male, country }) => !male && country === 'rus');

    expect(women.length).toBeGreaterThan(30);
    for (const { lastName } of women) expect(lastName.split(' ')[0]).toMatch(/ая?(?:-(?:Бор|Мыс))?$/);
  });

  it('has riders of every category', () => {
    expect(new Set(riders.map(({ category }) => category))).toEqual(new Set(['A+', 'A', 'B', 'C', 'D']));
  });
});
