import { FINISH_PROTOCOLS } from '@otryv/race';
import * as z from 'zod/mini';
import { objectId, oneLine } from '../values.ts';

/** A finish protocol as shown to organizers: the rule it names, described in their terms. */
export const finishProtocolConfig = z
  .object({
    _id: objectId,
    organizer: z.nullable(z.object({ _id: objectId, name: z.string() })),
    name: z.enum(FINISH_PROTOCOLS),
    displayName: z.string(),
    description: z.string(),
    /** Whether it is offered to every organizer. */
    isDefault: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FinishProtocolConfig' });
export type FinishProtocolConfig = z.output<typeof finishProtocolConfig>;

export const finishProtocols = z
  .object({ data: z.array(finishProtocolConfig) })
  .register(z.globalRegistry, { id: 'FinishProtocols' });
export const changedFinishProtocol = z
  .object({ message: z.string(), data: finishProtocolConfig })
  .register(z.globalRegistry, { id: 'ChangedFinishProtocol' });

/** One protocol, or those that an organizer may choose from; all visible ones by default. */
export const finishProtocolsQuery = z.object({ id: z.optional(objectId), organizerId: z.optional(objectId) });

/** A finish protocol for an organizer; without one it is offered to all, so it must be a default. */
export const finishProtocolBody = z
  .strictObject({
    organizerId: z.nullable(objectId),
    name: z.enum(FINISH_PROTOCOLS),
    displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), oneLine),
    description: z.string().check(z.maxLength(500)),
    isDefault: z.boolean(),
  })
  .check(
    z.check(({ value: { organizerId, isDefault }, issues }) => {
      if (organizerId === null && !isDefault)
        issues.push({
          code: 'custom',
          input: organizerId,
          path: ['organizerId'],
          params: { sentence: 'organizerOrEverybody' },
        });
    }),
  );
export type FinishProtocolBody = z.output<typeof finishProtocolBody>;
export const finishProtocolChange = z.strictObject({ id: objectId, protocol: finishProtocolBody });
export const finishProtocolRemoval = z.strictObject({ id: objectId });
