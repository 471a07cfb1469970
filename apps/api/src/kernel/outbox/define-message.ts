import type * as z from 'zod/mini';
import type { StoredKind } from '../stored-data.ts';

/** A kind of message. */
export type MessageDefinition<Data extends object> = StoredKind<Data>;

/** Defines a kind of message. The same object writes and receives it, so that both agree on its data. */
export function defineMessage<Data extends object>(name: string, data: z.ZodMiniType<Data>): MessageDefinition<Data> {
  return { name, data };
}
