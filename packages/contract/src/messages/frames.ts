import * as z from 'zod/mini';
import { objectId } from '../values.ts';
import type { ServiceMessage } from './schemas.ts';

/** Path of the socket, on the port of the API. */
export const SOCKET_PATH = '/api/ws';

/** Frames sent by browsers over the socket. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('AUTH'),
    token: z.string(),
    /** The newest message received over an earlier socket: the first list includes all later ones. */
    lastMessageId: z.optional(objectId),
  }),
  z.object({ type: z.literal('PING') }),
]);
export type ClientFrame = z.input<typeof clientFrame>;

/** Frames sent by the API over the socket. */
export type ServerFrame =
  | { type: 'AUTH_REQUIRED' | 'AUTH_ERROR' | 'ERROR'; message: string }
  | { type: 'AUTH_SUCCESS'; userId: string }
  /** The newest messages, newest first; includes all that are new to this socket. */
  | { type: 'SERVICE_MESSAGES'; data: ServiceMessage[]; audioType?: 'notification' }
  | { type: 'PONG'; timestamp: number };
