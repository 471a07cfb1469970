import type { Rider } from '../world/riders.ts';

const COUNTRY_CODES: Readonly<Record<string, number>> = {
  rus: 643,
  blr: 112,
  kaz: 398,
  est: 233,
  fin: 246,
  srb: 688,
  arm: 51,
  geo: 268,
  ita: 380,
  aut: 40,
  chn: 156,
  gbr: 826,
  usa: 840,
  deu: 276,
  nld: 528,
  fra: 250,
};

/** Formats a rider in a list of entrants: the profile without its metrics. Millimetres and grams. */
export function entrantJson(rider: Rider) {
  return {
    id: rider.profileId,
    publicId: `00000000-0000-4000-8001-${String(rider.profileId).padStart(12, '0')}`,
    firstName: rider.firstName,
    lastName: rider.lastName,
    male: rider.male,
    eventCategory: rider.male ? 'MALE' : 'FEMALE',
    imageSrc: null,
    imageSrcLarge: null,
    playerType: 'NORMAL',
    countryAlpha3: rider.country,
    countryCode: COUNTRY_CODES[rider.country] ?? 0,
    useMetric: true,
    privacy: {
      approvalRequired: false,
      displayWeight: rider.weightGrams > 0,
      minor: rider.age < 18,
      privateMessaging: false,
      defaultFitnessDataPrivacy: rider.privateActivities,
      suppressFollowerNotification: false,
      displayAge: true,
      defaultActivityPrivacy: rider.privateActivities ? 'PRIVATE' : 'PUBLIC',
    },
    socialFacts: null,
    age: rider.age,
    height: rider.heightCm * 10,
    weight: rider.weightGrams,
    ftp: rider.ftp,
    competitionMetrics: null,
  };
}

/** Formats a rider's own profile, with score and category. */
export function profileJson(rider: Rider) {
  return {
    ...entrantJson(rider),
    powerSourceType: rider.virtualPower ? 'Virtual Power' : 'Power Source',
    powerSourceModel: rider.virtualPower ? 'zPower' : 'Smart Trainer',
    achievementLevel: 1000 + ((rider.profileId * 37) % 5000),
    totalDistance: 1_000_000 + ((rider.profileId * 7919) % 30_000_000),
    likelyInGame: false,
    currentActivityId: null,
    competitionMetrics: {
      racingScore: rider.racingScore,
      category: rider.category,
      categoryWomen: rider.male ? null : rider.category === 'A+' ? 'A' : rider.category,
    },
  };
}
