import { regularFixtures } from '@otryv/race/testing';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

it('has distinct figures in lists of three and more', () => {
  expect(regularFixtures(modules)).toEqual([]);
});
