import { endpoint } from '../endpoint.ts';
import {
  ageHistogram,
  eventsPeriodParams,
  eventsPeriodQuery,
  ftpHistogram,
  leaders,
  leadersParams,
  racingScoreHistogram,
  ridersInEvents,
} from './schemas.ts';

export const statisticsEndpoints = {
  ridersInEvents: endpoint({
    method: 'GET',
    path: '/api/statistics/riders-in-events/{id}',
    summary: 'Count starting men and women by month, week or day',
    access: 'public',
    params: eventsPeriodParams,
    query: eventsPeriodQuery,
    response: ridersInEvents,
    errors: [],
  }),
  leaders: endpoint({
    method: 'GET',
    path: '/api/statistics/leaders-intervals/{id}',
    summary: 'Rank the strongest men or women of the last 90 days over each interval',
    access: 'public',
    params: leadersParams,
    response: leaders,
    errors: [],
  }),
  ftp: endpoint({
    method: 'GET',
    path: '/api/statistics/riders-total',
    summary: 'Get the distribution of riders by FTP',
    access: 'public',
    response: ftpHistogram,
    errors: [],
  }),
  age: endpoint({
    method: 'GET',
    path: '/api/statistics/riders-total-age',
    summary: 'Get the distribution of riders by age group',
    access: 'public',
    response: ageHistogram,
    errors: [],
  }),
  racingScore: endpoint({
    method: 'GET',
    path: '/api/statistics/riders-total-racing-score',
    summary: 'Get the distribution of riders by racing score',
    access: 'public',
    response: racingScoreHistogram,
    errors: [],
  }),
} as const;
