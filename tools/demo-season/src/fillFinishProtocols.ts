import * as z from 'zod/mini';
import { asAdministrator } from './asAdministrator.ts';
import type { FillOptions } from './fillSeason.ts';

export interface FinishProtocolsOptions extends Pick<FillOptions, 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
}

const path = '/api/admin/finish-protocols';
const known = z.object({ data: z.array(z.object({ displayName: z.string() })) });
const organizers = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
const anything = z.unknown();

const protocols = [
  {
    organizer: null,
    name: 'classicGroup',
    displayName: 'По группам',
    isDefault: true,
    description: 'У каждой группы свой старт, своё время и свой зачёт.',
  },
  {
    organizer: 'КРОНА',
    name: 'catchUp',
    displayName: 'Догонялки КРОНЫ',
    isDefault: false,
    description: 'Слабые уходят первыми; места по порядку на черте, одна таблица на всех.',
  },
] as const;

/** Creates a finish protocol for all organizers and one of an organizer. Run again, it adds what is missing. */
export async function fillFinishProtocols({ runTask, log, address }: FinishProtocolsOptions): Promise<void> {
  await asAdministrator({ runTask, address }, async (call) => {
    const { data } = await call('GET', path, known);
    const named = await call('GET', '/api/admin/organizers?docsOnPage=500', organizers);
    for (const { organizer, ...protocol } of protocols) {
      if (data.some(({ displayName }) => displayName === protocol.displayName)) continue;
      const organizerId = named.data.find(({ name }) => name === organizer)?._id ?? null;
      await call('POST', path, anything, { ...protocol, organizerId });
    }
  });
  log(`Finish protocols: ${protocols.length}, one for all organizers.`);
}
