import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SimulatedPayment, SimulatedRefund } from './yookassa.ts';

interface Kept {
  /** Port of the last start; 0 for any. */
  port: number;
  payments: SimulatedPayment[];
  refunds: SimulatedRefund[];
}

const keptFile = z.object({
  port: z.int(),
  payments: z.array(z.custom<SimulatedPayment>()),
  refunds: z.prefault(z.array(z.custom<SimulatedRefund>()), []),
});
const nothing: Kept = { port: 0, payments: [], refunds: [] };
const host = '127.0.0.1';
/** Below the ephemeral ports, any of which could be occupied while the stand-in is stopped. */
const lastingPorts = [20_000, 32_000] as const;

/** Reads the data of the last start; nothing if there is no file, or an invalid one. */
export async function readKept(file: string | undefined): Promise<Kept> {
  if (file === undefined) return nothing;
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return keptFile.safeParse(JSON.parse(text)).data ?? nothing;
}

/** Replaces the file atomically. */
export async function writeKept(file: string | undefined, kept: Kept): Promise<void> {
  if (file === undefined) return;
  await writeFile(`${file}.next`, JSON.stringify(kept));
  await rename(`${file}.next`, file);
}

/**
 * Listens on the previous port, because the addresses of open payments are known by then; on any other if that is in
 * use.
 */
export async function listenAgain(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ port: port || randomInt(...lastingPorts), host });
  } catch {
    return app.listen({ port: 0, host });
  }
}
