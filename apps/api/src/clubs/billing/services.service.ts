import { Injectable } from '@nestjs/common';
import type { Identity, PurchasableServices, ServicePrices, ServiceSlotDto, ServiceSlots } from '@otryv/contract';
import { SERVICES } from '@otryv/contract/schemas';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { daysOfPlan } from '../slots/slot-period.ts';
import { Slots } from '../slots/slots.ts';
import { toPlan, toServiceSlot } from './billing.mapper.ts';
import { type Plan, PlansRepository } from './plans.repository.ts';
import { ru } from './service-messages.ru.ts';

type Purchasable = PurchasableServices['data'][number];

/** Prices of services, and an organizer's current and purchasable ones. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly slots: Slots,
    private readonly organizers: OrganizersService,
    private readonly clock: Clock,
  ) {}

  async getPrices(): Promise<ServicePrices['data']> {
    return Promise.all(
      SERVICES.map(async (entityName) => ({
        entityName,
        plans: (await this.plans.listByEntity(entityName)).map(toPlan),
      })),
    );
  }

  /** Returns nothing for users without an organizer. */
  async listPurchasable({ userId }: Identity): Promise<Purchasable[]> {
    const organizer = await this.organizers.findByCreator(userId);
    if (!organizer) return [];
    const plans = await Promise.all(SERVICES.map((entityName) => this.plans.listByEntity(entityName)));
    return Promise.all(plans.flat().map((plan) => this.offer(plan, organizer.id)));
  }

  async listByCaller({ userId }: Identity): Promise<ServiceSlots> {
    const organizer = await this.organizers.findByCreator(userId);
    const slots = organizer ? await this.listByOrganizer(organizer.id) : [];
    const now = this.clock.now().toISOString();
    return {
      active: slots.filter(({ startDate, expired }) => !expired && startDate <= now),
      upcoming: slots.filter(({ startDate }) => startDate > now),
      expired: slots.filter(({ expired }) => expired),
    };
  }

  /** Lists the latest end first. */
  async listByOrganizer(organizerId: string): Promise<ServiceSlotDto[]> {
    const now = this.clock.now();
    return (await this.slots.listByOrganizer(organizerId, noTransaction)).map((slot) => toServiceSlot(slot, now));
  }

  private async offer(plan: Plan, organizerId: string): Promise<Purchasable> {
    const { entityName, quantity, unit } = plan;
    const days = daysOfPlan(plan);
    const period = days === null ? null : await this.slots.getPeriodOf(organizerId, days);
    return {
      ...toPlan(plan),
      entityName,
      origin: 'purchased',
      label: ru.planLabel(quantity, unit),
      description: ru.planText,
      startDate: period?.startDate.toISOString() ?? null,
      endDate: period?.endDate.toISOString() ?? null,
      refusal: period ? null : ru.pieceRefusal,
    };
  }
}
