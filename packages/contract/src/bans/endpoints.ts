import { endpoint } from '../endpoint.ts';
import {
  activityBanBody,
  bannedRiderParams,
  changedActivity,
  changedRiderBans,
  riderActivities,
  riderBanBody,
  riderBans,
} from './schemas.ts';

export const bansEndpoints = {
  ofRider: endpoint({
    method: 'GET',
    path: '/api/admin/riders/ban/{zwiftId}',
    summary: 'The bans of a rider, every code',
    access: 'admin',
    params: bannedRiderParams,
    response: riderBans,
    errors: ['banned_rider_unknown'],
  }),
  setRider: endpoint({
    method: 'PUT',
    path: '/api/admin/riders/ban',
    summary: 'Keeps a rider out of the lists of leaders for a reason, or ends that',
    access: 'admin',
    body: riderBanBody,
    response: changedRiderBans,
    errors: ['banned_rider_unknown'],
  }),
  activities: endpoint({
    method: 'GET',
    path: '/api/admin/fitfile/{zwiftId}',
    summary: 'The rides of a rider with power second by second',
    access: 'admin',
    params: bannedRiderParams,
    response: riderActivities,
    errors: ['banned_rider_unknown'],
  }),
  setActivity: endpoint({
    method: 'PUT',
    path: '/api/admin/fitfile',
    summary: 'Takes a ride out of the power curve of its rider, or back in',
    access: 'admin',
    body: activityBanBody,
    response: changedActivity,
    errors: ['activity_not_found'],
  }),
} as const;
