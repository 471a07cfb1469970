import { mongo } from 'mongoose';

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}

/** Returns the fields of the violated unique index; `null` for another error. */
export function duplicateIndex(error: unknown): string | null {
  if (!(error instanceof mongo.MongoServerError) || !isDuplicateKey(error)) return null;
  return Object.keys(error.keyPattern ?? {}).join();
}
