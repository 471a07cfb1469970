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
    summary: "List a rider's bans, one per code",
    access: 'admin',
    params: bannedRiderParams,
    response: riderBans,
    errors: ['banned_rider_unknown'],
  }),
  setRider: endpoint({
    method: 'PUT',
    path: '/api/admin/riders/ban',
    summary: 'Exclude a rider from the leaderboards for a reason, or lift the exclusion',
    access: 'admin',
    body: riderBanBody,
    response: changedRiderBans,
    errors: ['banned_rider_unknown'],
  }),
  activities: endpoint({
    method: 'GET',
    path: '/api/admin/fitfile/{zwiftId}',
    summary: "List a rider's rides with power data",
    access: 'admin',
    params: bannedRiderParams,
    response: riderActivities,
    errors: ['banned_rider_unknown'],
  }),
  setActivity: endpoint({
    method: 'PUT',
    path: '/api/admin/fitfile',
    summary: "Exclude a ride from its rider's power curve, or include it again",
    access: 'admin',
    body: activityBanBody,
    response: changedActivity,
    errors: ['activity_not_found'],
  }),
} as const;
