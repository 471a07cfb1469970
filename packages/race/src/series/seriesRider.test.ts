import { describe, expect, it } from 'vitest';
import { anEntry, aPerson } from '../testing/anEntry.ts';
import { seriesRider } from './seriesRider.ts';

const entry = anEntry(7);
const raced = { ...entry, profileData: { ...entry.profileData, imageSrc: 'face.png' } };
const team = { name: 'Ветер', shortName: 'ВТР', urlSlug: 'veter', appearance: null };

describe('rider of a stage', () => {
  it("is the account that raced, with the portal's data of the person", () => {
    expect(seriesRider(raced, aPerson(7, { age: 41, countryAlpha3: 'kaz', team }))).toEqual({
      profileId: 7,
      firstName: 'Rider',
      lastName: 'No7',
      gender: 'MALE',
      imageSrc: 'face.png',
      countryAlpha3: 'kaz',
      age: 41,
      team,
    });
  });

  it('is the main account if there is one; the gender stays that of the account that raced', () => {
    const main = { profileId: 1, firstName: 'Анна', lastName: 'Первая', imageSrc: null, countryAlpha3: 'rus' };

    expect(seriesRider(raced, aPerson(7, { main: { ...main, age: 30, team: null } }))).toEqual({
      ...main,
      age: 30,
      team: null,
      gender: 'MALE',
    });
  });

  it('is only a number if neither the game nor the portal has data of the rider', () => {
    const { profileData: _, ...bare } = entry;

    expect(seriesRider(bare, null)).toEqual({
      profileId: 7,
      firstName: null,
      lastName: null,
      gender: null,
      imageSrc: null,
      countryAlpha3: null,
      age: null,
      team: null,
    });
  });
});
