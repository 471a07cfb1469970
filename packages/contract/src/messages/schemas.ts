import * as z from 'zod/mini';
import { moment, objectId } from '../values.ts';

/** Subjects of a message to one user. */
export const serviceMessageType = z.enum(['team', 'race', 'system', 'incoming_message']);
export type ServiceMessageType = z.output<typeof serviceMessageType>;

/** A message from the portal to one user, as its owner sees it. */
export const serviceMessage = z
  .object({
    _id: objectId,
    type: serviceMessageType,
    title: z.string(),
    text: z.string(),
    createdAt: moment,
    isRead: z.boolean(),
    /** The page of the portal that the message is about. */
    entityUrl: z.nullable(z.string()),
    /** A page of another site. */
    externalEntityUrl: z.nullable(z.string()),
    /** Address of a picture. */
    entityLogo: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ServiceMessage' });
export type ServiceMessage = z.output<typeof serviceMessage>;

/** Newest messages of the caller, newest first. */
export const serviceMessages = z
  .object({ data: z.array(serviceMessage) })
  .register(z.globalRegistry, { id: 'ServiceMessages' });

/** One message of the caller, or all of them, to mark as read. */
export const messageReading = z.strictObject({ messageId: z.union([objectId, z.literal('all')]) });
