import type * as z from 'zod/mini';

/** Name of a kind of documents, and the shape of their data. */
export interface StoredKind<Data extends object> {
  name: string;
  data: z.ZodMiniType<Data>;
}

/** The stored data, or data to store, does not match the shape of its kind. */
export class StoredDataInvalid extends Error {}

/** Returns the data in the shape of the kind, with keys in schema order. Throws StoredDataInvalid. */
export function readStoredData<Data extends object>({ name, data }: StoredKind<Data>, given: unknown): Data {
  const read = data.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StoredDataInvalid(`The data of ${name} are of another shape: ${faults.join('; ')}`);
}
