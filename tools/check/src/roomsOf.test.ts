import { describe, expect, it } from 'vitest';
import { roomsOf } from './roomsOf.ts';

describe('roomsOf', () => {
  it('names each room once, of changed, new, staged and moved files', () => {
    const status = [
      ' M packages/race/src/index.ts',
      'M  packages/race/README.md',
      '?? apps/api/src/clubs/clubs.service.ts',
      'R  tools/check/src/a.ts -> tools/drill/src/a.ts',
      ' M "packages/ui/src/\\320\\264.ts"',
      ' M e2e/src/race.spec.ts',
      ' M README.md',
    ].join('\n');

    expect(roomsOf(status)).toEqual(['apps/api', 'e2e', 'packages/race', 'packages/ui', 'tools/drill']);
  });

  it('names none where only documents of the root changed', () => {
    expect(roomsOf(' M README.md\n')).toEqual([]);
  });
});
