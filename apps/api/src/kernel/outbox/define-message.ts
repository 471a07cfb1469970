import type * as z from 'zod/mini';
import type { StoredKind } from '../stored-data.ts';

/** Kind of message. */
export type MessageDefinition<Data extends object> = StoredKind<Data>;

/** Defines a kind of message. The same object writes and receives it, so that both use the same data type. */
export function defineMessage<Data extends object>(name: string, data: z.ZodMiniType<Data>): MessageDefinition<Data> {
  return { name, data };
}
