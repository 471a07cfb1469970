import type { FoundRider } from '../RiderLookUp/useRiderLookUp.ts';

export const lev: FoundRider = {
  zwiftId: 1001,
  name: 'Лев Подветренный',
  note: 'Ветер',
  profile: {
    firstName: 'Лев',
    lastName: 'Подветренный',
    gender: 'MALE',
    countryAlpha3: 'RUS',
    imageSrc: null,
    age: 36,
    weightInGrams: 78_300,
    heightInCentimeters: 178,
  },
};

export const darina: FoundRider = {
  zwiftId: 1002,
  name: 'Дарина Косогорова',
  note: 'Крона',
  profile: {
    firstName: 'Дарина',
    lastName: 'Косогорова',
    gender: 'FEMALE',
    countryAlpha3: null,
    imageSrc: null,
    age: null,
    weightInGrams: 61_000,
    heightInCentimeters: 170,
  },
};

/** Finds riders by name, like a server. */
export const findRiders = (query: string): Promise<readonly FoundRider[]> =>
  Promise.resolve([lev, darina].filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())));
