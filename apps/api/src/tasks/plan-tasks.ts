import type { INestApplicationContext } from '@nestjs/common';
import type { PlanUnit } from '@otryv/contract';
import { givenSlotBody, PLAN_UNITS } from '@otryv/contract/schemas';
import { GivenSlots } from '../clubs/billing/given-slots.service.ts';
import { toKopecks } from '../clubs/billing/money.ts';
import { PlansService } from '../clubs/billing/plans.service.ts';
import { OrganizersService } from '../clubs/organizers/organizers.service.ts';
import { UsageError } from './arguments.ts';

const mostQuantity = 36;

/** Adds a plan of the organizers' service, or changes it: `plan set year 1500.00 3 month`. */
export async function setPlan(
  app: INestApplicationContext,
  [planId = '', roubles = '', quantity = '', unit = '']: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  const kopecks = toKopecks(roubles);
  const count = Number(quantity);
  const known = PLAN_UNITS.find((one): one is PlanUnit => one === unit);
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(planId)) throw new UsageError('Pass an id of the plan: a-z, digits and -.');
  if (kopecks === null || kopecks === 0) throw new UsageError('Pass the price in roubles with kopecks: 1500.00.');
  if (!Number.isInteger(count) || count < 1 || count > mostQuantity || !known)
    throw new UsageError(`Pass the quantity: a number up to ${mostQuantity} and ${PLAN_UNITS.join(', ')}.`);
  await app
    .get(PlansService, { strict: false })
    .set({ planId, entityName: 'organizer', kopecks, quantity: count, unit: known });
  log(`${planId}: ${roubles} roubles for ${count} ${unit}`);
  return 0;
}

/** Grants an organizer a trial of that many days. */
export async function giveTrial(
  app: INestApplicationContext,
  [name = '', days = '31']: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  const organizer = await app.get(OrganizersService, { strict: false }).findByName(name);
  if (!organizer) throw new UsageError(`There is no organizer "${name}".`);
  const { data: length } = givenSlotBody.shape.days.safeParse(Number(days));
  if (length === undefined) throw new UsageError('Pass the days of the trial: a number up to 366.');
  const slot = { organizerId: organizer.id, origin: 'trial' as const, days: length };
  await app.get(GivenSlots, { strict: false }).give(null, slot);
  log(`${name}: a trial of ${days} days`);
  return 0;
}
