import type * as z from 'zod/mini';

/** The name of a kind of documents, and the shape of the data they hold. */
export interface StoredKind<Data extends object> {
  name: string;
  data: z.ZodMiniType<Data>;
}

/** What is stored, or is to be, is not of the shape of its kind. */
export class StoredDataInvalid extends Error {}

/** The data in the shape of the kind, with keys in the order of its schema. Throws StoredDataInvalid. */
export function readStoredData<Data extends object>({ name, data }: StoredKind<Data>, given: unknown): Data {
  const read = data.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StoredDataInvalid(`The data of ${name} are of another shape: ${faults.join('; ')}`);
}
