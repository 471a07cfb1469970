import { expect, it } from 'vitest';
import { hooks } from './hooks.ts';
import './app.module.ts';
import { definedPoints } from './kernel/hooks/define-hook.ts';

it('lists every hook and question, and all subscribers of one in one place', () => {
  const points = hooks.map(({ point }) => point);
  const places = points.filter((point, at) => point !== points[at - 1]);
  const namesOf = (all: Iterable<{ name: string }>) => [...all].map(({ name }) => name).toSorted();

  expect(namesOf(places)).toEqual(namesOf(definedPoints()));
  expect(new Set(namesOf(places)).size).toBe(places.length);
});
