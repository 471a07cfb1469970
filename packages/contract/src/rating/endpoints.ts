import { endpoint } from '../endpoint.ts';
import { ratingResults, ratingResultsQuery, seasonParams, teamSeasonParams, teamsRating, topTeams } from './schemas.ts';

export const ratingEndpoints = {
  top: endpoint({
    method: 'GET',
    path: '/api/statistics/teams/top',
    summary: 'Get the top three teams of the current season',
    access: 'public',
    response: topTeams,
    errors: [],
  }),
  season: endpoint({
    method: 'GET',
    path: '/api/statistics/teams/{season}',
    summary: 'Get the team rating of a season, 1 September to 31 August UTC',
    access: 'public',
    params: seasonParams,
    response: teamsRating,
    errors: [],
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/teams/rating-results/{urlSlug}/{season}',
    summary: "List the results that make up a team's points, races and stages",
    access: 'public',
    params: teamSeasonParams,
    query: ratingResultsQuery,
    response: ratingResults,
    errors: ['cursor_invalid', 'team_not_found'],
  }),
} as const;
