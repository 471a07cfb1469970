import * as z from 'zod/mini';
import { defineMessage } from '../../kernel/outbox/define-message.ts';

const userIds = z.array(z.string());

/** Sent when users have new messages; contains the number for each. */
export const messagesWritten = defineMessage('messages.written', z.object({ userIds, count: z.prefault(z.int(), 1) }));
/** Sent when messages of a user are marked as read. */
export const messagesRead = defineMessage('messages.read', z.object({ userIds }));
