import { address, type Redirect } from '../address.ts';

const params = { urlSlug: { kind: 'slug', example: 'klub-os-osenniy-kubok-21102026' } } as const;

export const seriesAddresses = {
  series: address({ pattern: '/series', access: 'public', title: 'series', isSection: true }),
  // A draft is open to its organizer.
  seriesSchedule: address({
    pattern: '/series/:urlSlug/schedule',
    params,
    access: 'optional',
    title: 'seriesSchedule',
  }),
  seriesResults: address({ pattern: '/series/:urlSlug/results', params, access: 'optional', title: 'seriesResults' }),
  seriesRegulations: address({
    pattern: '/series/:urlSlug/regulations',
    params,
    access: 'optional',
    title: 'seriesRegulations',
  }),
  stageResults: address({
    pattern: '/series/:urlSlug/results/stage/:stageOrder',
    params: { ...params, stageOrder: { kind: 'stageOrder', example: 1 } },
    access: 'optional',
    title: 'stageResults',
  }),
};

export const ownSeriesAddresses = {
  organizerSeriesList: address({
    pattern: '/organizer/series/list',
    access: 'organizer',
    title: 'organizerSeriesList',
  }),
  organizerSeriesCreate: address({
    pattern: '/organizer/series/create',
    access: 'organizer',
    title: 'organizerSeriesCreate',
  }),
  organizerSeriesEdit: address({
    pattern: '/organizer/series/edit/:seriesId',
    params: { seriesId: { kind: 'objectId', example: '66a1b2c3d4e5f6a7b8c9d0e1' } },
    access: 'organizer',
    title: 'organizerSeriesEdit',
  }),
};

export const seriesRedirects: readonly Redirect[] = [
  // While a series is only announced, its screen redirects to the schedule.
  { pattern: '/series/:urlSlug', params, to: seriesAddresses.seriesResults.pattern },
  { pattern: '/organizer/series', to: ownSeriesAddresses.organizerSeriesList.pattern },
  { pattern: '/organizer/series/edit', to: ownSeriesAddresses.organizerSeriesList.pattern },
];
