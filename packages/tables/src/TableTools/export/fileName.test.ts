import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

const at = { now: Date.parse('2026-11-21T21:30:00Z'), timeZone: 'Europe/Moscow' };

it.each([
  { caption: 'Протокол: «Холмы»', name: 'Протокол «Холмы» 2026-11-22' },
  { caption: 'a/b\\c?*"<x>|\n', name: 'a b c x 2026-11-22' },
  { caption: ' ... ', name: '2026-11-22' },
  { caption: '', name: '2026-11-22' },
  { caption: 'x'.repeat(300), name: `${'x'.repeat(100)} 2026-11-22` },
])('names the file of "$caption" validly for every system', ({ caption, name }) => {
  expect(fileName(caption, at)).toBe(name);
});
