import { type Allowed, regularFixtures, unallowed } from '@otryv/race/testing';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./anEditorAction.ts'], {
  eager: true,
});

const allowed: Allowed = [[/^aDraft\.event\.eventSubgroups\[\]\.toPaceValue$/, 'a new group has no upper limit']];

it('has distinct figures in lists of three and more', () => {
  expect(unallowed(regularFixtures(modules), allowed)).toEqual([]);
});
