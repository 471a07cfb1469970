import * as z from 'zod/mini';
import { riderFields, riderSummary } from '../riders/schemas.ts';
import { moment, objectId } from '../values.ts';
import { memberRole, teamNames, teamPictures } from './schemas.ts';

const teamOf = { name: z.string(), shortName: z.string(), urlSlug: z.string() };
const handOverOffer = z.object({
  /** The member who may become captain. */
  userId: objectId,
  rider: z.nullable(riderSummary),
  expiresAt: moment,
});

/** A signed-in rider's relations to teams. */
export const ownTeams = z
  .object({
    data: z.object({
      /** The rider's team, with an offer to hand it over if it awaits this rider's response or is this captain's. */
      member: z.nullable(
        z.object({
          ...teamNames,
          ...teamPictures,
          userId: objectId,
          role: memberRole,
          isCaptain: z.boolean(),
          isViceCaptain: z.boolean(),
          pendingCount: z.int(),
          handOver: z.nullable(handOverOffer),
        }),
      ),
      requests: z.array(z.object({ ...teamOf, requestedAt: moment })),
      bans: z.array(z.object({ ...teamOf, bannedAt: moment, bannedReason: z.string() })),
    }),
  })
  .register(z.globalRegistry, { id: 'OwnTeams' });
export type OwnTeams = z.output<typeof ownTeams>;

/** A rider who asked to join, oldest request first. */
export const pendingRider = z
  .object({
    userId: objectId,
    requestedAt: moment,
    rider: z.nullable(z.object(riderFields)),
    /** The team that accepted the rider meanwhile: this request can only be removed. */
    takenBy: z.nullable(z.object({ name: z.string(), urlSlug: z.string() })),
  })
  .register(z.globalRegistry, { id: 'PendingRider' });
export type PendingRider = z.output<typeof pendingRider>;
export const pendingRiders = z
  .object({ data: z.array(pendingRider) })
  .register(z.globalRegistry, { id: 'PendingRiders' });

export const bannedRider = z
  .object({
    userId: objectId,
    bannedAt: moment,
    bannedReason: z.string(),
    /** Name of the captain who banned; `null` for a deleted account. */
    bannedBy: z.nullable(z.string()),
    rider: z.nullable(z.object(riderFields)),
  })
  .register(z.globalRegistry, { id: 'BannedRider' });
export type BannedRider = z.output<typeof bannedRider>;
export const bannedRiders = z.object({ data: z.array(bannedRider) }).register(z.globalRegistry, { id: 'BannedRiders' });
