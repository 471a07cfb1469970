import { describe, expect, it } from 'vitest';
import { jerseys } from 'zwift-data';
import { jerseyNames } from './jersey-names.ts';

const shipped = jerseys.map(({ id, name, imageName }) => ({ id, name, pictureName: `${imageName}.png` }));

describe('jerseyNames', () => {
  it('assigns every jersey of the game a readable and unique name', () => {
    const names = [...jerseyNames(shipped).values()];
    const seen = new Set<string>();
    const repeated = names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);

    expect(names).toHaveLength(1309);
    expect(repeated).toEqual([]);
    expect(names.filter((name) => /LOC_|^\s|\s$|^$/.test(name))).toEqual([]);
  });

  it('derives a name from the image, else from the key, else from the number, and keeps valid names', () => {
    const cases = [
      [{ name: ' Otryv Classic ', pictureName: 'Other2026_thumb.png' }, 'Otryv Classic'],
      [
        { name: 'LOC_CYCLING_JERSEY_SKIP_NAME', pictureName: 'USParalympicTeam2022_thumb.png' },
        'US Paralympic Team 2022',
      ],
      [{ name: 'LOC_CYCLING_JERSEY_EVENTS_DODDIEAID2023_NAME', pictureName: null }, 'Events Doddieaid2023'],
      [{ name: 'LOC_JERSEY_FOGGY', pictureName: null }, 'Foggy'],
      [{ name: 'LOC_CYCLING_JERSEY_SKIP_NAME', pictureName: null }, '№ 7'],
      [{ name: '', pictureName: null }, '№ 7'],
      [{ name: ' ', pictureName: 'KOM_Epic.png' }, 'KOM Epic'],
      [{ name: 'LOC_ is a word here', pictureName: null }, 'LOC_ is a word here'],
    ] as const;

    expect(cases.map(([jersey]) => jerseyNames([{ id: 7, ...jersey }]).get(7))).toEqual(cases.map(([, name]) => name));
  });

  it('distinguishes repeated names by their images, else by their numbers', () => {
    const given = [
      { id: 1, name: 'GCN', pictureName: 'GCN2019_thumb.png' },
      { id: 2, name: 'GCN ', pictureName: 'GCNOrange_thumb.png' },
      { id: 3, name: 'Sprint', pictureName: 'Sprint_thumb.png' },
      { id: 4, name: 'sprint', pictureName: 'Sprint_thumb.png' },
      { id: 5, name: 'Alone', pictureName: 'Alone2020_thumb.png' },
      { id: 6, name: 'Bare', pictureName: null },
      { id: 7, name: 'Bare', pictureName: null },
    ];

    expect([...jerseyNames(given).values()]).toEqual([
      'GCN (GCN 2019)',
      'GCN (GCN Orange)',
      'Sprint № 3',
      'sprint № 4',
      'Alone',
      'Bare № 6',
      'Bare № 7',
    ]);
  });
});
