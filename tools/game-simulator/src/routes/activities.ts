import type { FastifyInstance } from 'fastify';
import { fileIds } from '../wire/activityId.ts';
import { activityJson, activitySummaryJson } from '../wire/activityJson.ts';
import { downsampled, streamsJson } from '../wire/streamsJson.ts';
import { activitiesOf, findActivity } from '../world/activities.ts';
import type { World } from '../world/world.ts';
import { idInPath, type Page, wholeNumbers } from './query.ts';

const LARGEST_PAGE = 50;

/** Routes for activities of riders, one activity, and its per-second files. */
export function activityRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: number }; Querystring: Page }>(
    '/api/profiles/:id/activities',
    { schema: { params: idInPath, querystring: wholeNumbers({ start: 0, limit: LARGEST_PAGE }) } },
    async ({ params, query }, reply) => {
      const rider = world.riders.get(params.id);
      if (!rider) return reply.code(404).send({ message: 'Profile not found' });
      return publicActivities(world, params.id, query);
    },
  );

  app.get<{ Querystring: { feedType?: string; profile_id: number; limit: number } }>(
    '/api/activity-feed/feed/',
    { schema: { querystring: wholeNumbers({ profile_id: 0, limit: LARGEST_PAGE }) } },
    async ({ query }) =>
      query.feedType === 'OTHER_PROFILE'
        ? publicActivities(world, query.profile_id, { start: 0, limit: query.limit })
        : [],
  );

  app.get<{ Params: { id: string } }>('/api/activities/:id', async ({ params, protocol, host }, reply) => {
    const activity = findActivity(world, params.id);
    if (!activity) return reply.code(404).send({ message: 'Activity not found' });
    if (activity.rider.privateActivities) return reply.code(403).send({ message: 'Activity is private' });
    return activityJson(activity, `${protocol}://${host}/api/`);
  });

  app.get<{ Params: { id: string; file: string } }>('/api/activities/:id/file/:file', async ({ params }, reply) => {
    const activity = findActivity(world, params.id);
    if (!activity?.hasPower) return reply.code(404).send({ message: 'File not found' });
    if (activity.rider.privateActivities) return reply.code(403).send({ message: 'Activity is private' });
    const { full, small } = fileIds(activity.id);
    if (params.file !== full && params.file !== small) return reply.code(404).send({ message: 'File not found' });
    const streams = streamsJson(activity.ride, activity.rider, activity.course, activity.route);
    return params.file === full ? streams : downsampled(streams);
  });
}

function publicActivities(world: World, profileId: number, { start, limit }: Page) {
  const rider = world.riders.get(profileId);
  if (!rider || rider.privateActivities) return [];
  const end = start + Math.min(limit, LARGEST_PAGE);
  return activitiesOf(world, rider, end).slice(start, end).map(activitySummaryJson);
}
