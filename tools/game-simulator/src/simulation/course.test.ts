import { describe, expect, it } from 'vitest';
import { routes } from 'zwift-data';
import { routeBySlug } from '../world/routeBySlug.ts';
import { courseOf } from './course.ts';

describe('courseOf', () => {
  it('is as long as the lead-in and the laps', () => {
    const course = courseOf(routeBySlug('volcano-circuit'), { laps: 5, distanceInMeters: 0 });

    expect(course.length).toBeCloseTo(2758 + 5 * 4104, 6);
    expect(course.ascent).toBe(20 + 5 * 20);
  });

  it('uses the metres of the event if set', () => {
    expect(courseOf(routeBySlug('volcano-circuit'), { laps: 0, distanceInMeters: 16_220 }).length).toBe(16_220);
  });

  it('climbs where the catalogue has a climb', () => {
    const route = routeBySlug('casse-pattes');
    const course = courseOf(route, { laps: 1, distanceInMeters: 0 });
    const leadIn = (route.leadInDistance ?? 0) * 1000;

    expect(course.gradientAt(leadIn + 17_000)).toBeCloseTo(0.04, 5);
    expect(course.gradientAt(0)).toBe(0);
  });

  it.each(['figure-8', 'mountain-route', 'innsbruckring', 'casse-pattes'])(
    'ends %s about as high as it began',
    (slug) => {
      const course = courseOf(routeBySlug(slug), { laps: 1, distanceInMeters: 0 });

      expect(Math.abs(course.heightAt(course.length))).toBeLessThan(60);
    },
  );

  it('builds a rideable course from every cycling route', () => {
    const courses = routes
      .filter(({ sports }) => sports.includes('cycling'))
      .map((route) => courseOf(route, { laps: 1, distanceInMeters: 0 }));

    expect(courses.length).toBeGreaterThan(250);
    expect(courses.filter((course) => !(course.length > 0 && Number.isFinite(course.heightAt(course.length))))).toEqual(
      [],
    );
  });
});
