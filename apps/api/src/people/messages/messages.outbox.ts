import * as z from 'zod/mini';
import { defineMessage } from '../../kernel/outbox/define-message.ts';

const userIds = z.array(z.string());

/** Each of these users has so many new messages. */
export const messagesWritten = defineMessage('messages.written', z.object({ userIds, count: z.prefault(z.int(), 1) }));
/** Messages of a user were marked as read. */
export const messagesRead = defineMessage('messages.read', z.object({ userIds }));
