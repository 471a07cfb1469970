import type { ClientSession, Connection } from 'mongoose';
import { ProtocolChanged } from './results.errors.ts';

const tries = 4;

/** Runs a transaction that writes a version; begins anew when another process wrote one first. */
export async function changingProtocol<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connection.transaction(work);
    } catch (error) {
      if (!(error instanceof ProtocolChanged) || attempt === tries) throw error;
    }
  }
}
