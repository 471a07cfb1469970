/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Statistics',
  tabs: 'Parts of the statistics',
  tab: {
    statistics: 'General',
    teamsRating: 'Teams',
    leadersMale: 'Leaders, M',
    leadersFemale: 'Leaders, W',
    ridersFtp: 'FTP',
    ridersRacingScore: 'RS',
  },
  failed: 'The statistics did not load',
  leadersOver: (leaders: string, time: string): string => `${leaders}: ${time}`,
  seconds: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'second', other: 'seconds' })}`,
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
  updated: 'Counted',
  copy: 'Copy the link',
  copied: 'The link is copied with the view that is chosen',
  period: 'Period',
  periods: { year: 'Year', quarter: '3 months', month: '30 days' },
  totals: { riders: 'riders', finishes: 'finishes', events: 'races', women: 'women' },
  starts: {
    month: 'Riders at the start by months',
    week: 'Riders at the start by weeks',
    day: 'Riders at the start by days',
  },
  types: 'Types of races',
  typeNames: {
    classicCommon: 'Common protocol',
    classicGroup: 'By groups',
    newbies: 'Newbies',
    catchUp: 'Catch-up',
    none: 'Not stated',
  },
  ages: 'Age',
  ageNames: {
    Senior: 'below 30',
    Master: '30–39',
    Veteran: '40–49',
    fifty: '50–59',
    sixty: '60 and more',
    unknown: 'not stated',
  },
  ridersCount: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider', other: 'riders' })}`,
  leaders: { male: 'Leaders among men', female: 'Leaders among women' },
  leadersNote: 'The best efforts of 90 days, without estimated power and banned riders.',
  allIntervals: 'All intervals',
  ftp: { male: 'FTP of men, W/kg', female: 'FTP of women, W/kg', note: 'FTP is 0.95 of the best 20 minutes' },
  score: 'Racing score of men and women',
  scoreNote: 'steps of 10 points',
};
