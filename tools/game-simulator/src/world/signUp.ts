import type { Entrant, EventGroup } from './gameEvent.ts';
import type { World } from './world.ts';

const LATE_JOIN_SECONDS = 30 * 60;

/** Number of a new entrant in the event, and the delay of their start; or the reason for none. */
export type SignUp =
  | { readonly number: number; readonly lateSeconds: number }
  | { readonly message: string; readonly isUnknown: boolean };

/** Signs a rider up to a group, once per event. After the start it is a late join, for half an hour. */
export function signUp(world: World, groupId: number, riderId: number): SignUp {
  const place = world.group(groupId);
  const rider = world.riders.get(riderId);
  if (!place || !rider) return { message: `There is no group ${groupId} or no rider ${riderId}.`, isUnknown: true };
  const { event, group } = place;
  const entrants = event.groups.flatMap((one) => one.entrants);
  if (entrants.some((entrant) => entrant.rider.profileId === riderId))
    return { message: `The rider ${riderId} is already signed up for the event.`, isUnknown: false };
  const start = event.start + group.delaySeconds * 1000;
  const lateSeconds = Math.max(0, Math.round((world.clock.now() - start) / 1000));
  if (lateSeconds > LATE_JOIN_SECONDS)
    return { message: 'The group started more than half an hour ago.', isUnknown: false };
  const number = 1 + Math.max(0, ...entrants.map((entrant) => entrant.number));
  const entrant: Entrant = { rider, number, starts: true, stopsAt: null, waveSeconds: 0, lateSeconds };
  const groups = event.groups.map(
    (one): EventGroup => (one === group ? { ...one, entrants: [...one.entrants, entrant] } : one),
  );
  world.put({ ...event, groups });
  return { number, lateSeconds };
}
