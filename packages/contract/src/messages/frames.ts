import * as z from 'zod/mini';
import { objectId } from '../values.ts';
import type { ServiceMessage } from './schemas.ts';

/** The path of the socket, on the port of the API. */
export const SOCKET_PATH = '/api/ws';

/** What a browser sends over the socket. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('AUTH'),
    token: z.string(),
    /** The newest message received over an earlier socket: what came after it is in the first list. */
    lastMessageId: z.optional(objectId),
  }),
  z.object({ type: z.literal('PING') }),
]);
export type ClientFrame = z.input<typeof clientFrame>;

/** What the API sends over the socket. */
export type ServerFrame =
  | { type: 'AUTH_REQUIRED' | 'AUTH_ERROR' | 'ERROR'; message: string }
  | { type: 'AUTH_SUCCESS'; userId: string }
  /** The newest messages, the newest first; all that are new to this socket are among them. */
  | { type: 'SERVICE_MESSAGES'; data: ServiceMessage[]; audioType?: 'notification' }
  | { type: 'PONG'; timestamp: number };
