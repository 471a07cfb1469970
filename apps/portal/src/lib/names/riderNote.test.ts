import { describe, expect, it } from 'vitest';
import { riderNote } from './riderNote.ts';

describe('riderNote', () => {
  it.each([
    { rider: { zwiftId: 1020, category: 'B', team: { name: 'Попутный ветер' } }, note: 'B, Попутный ветер, 1020' },
    { rider: { zwiftId: 1020, category: null, team: { name: 'Попутный ветер' } }, note: 'Попутный ветер, 1020' },
    { rider: { zwiftId: 1020, category: 'B', team: null }, note: 'B, 1020' },
    { rider: { zwiftId: 1020 }, note: '1020' },
  ])('describes a rider as $note', ({ rider, note }) => {
    expect(riderNote(rider)).toBe(note);
  });
});
