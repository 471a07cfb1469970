import { Injectable } from '@nestjs/common';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { type Plan, PlansRepository } from './plans.repository.ts';

/** Prices of services; set only on the command line. */
@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** Adds or changes a plan; open payments keep their amount. */
  async set(plan: Plan): Promise<void> {
    await this.transactions.run(async (session) => {
      const before = await this.plans.findById(plan.planId, session);
      await this.plans.set(plan, session);
      const object = { kind: 'plan', id: plan.planId };
      await this.audit.write({ actorId: null, action: 'plan.set', object, before, after: plan }, session);
    });
  }
}
