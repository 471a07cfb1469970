import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { ClubsModule } from '../clubs/clubs.module.ts';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { BillingController } from './billing.controller.ts';
import { BillingJobs } from './billing.jobs.ts';
import { GivenSlots } from './given-slots.service.ts';
import { PaymentEventRecord, PaymentRecord, paymentEventSchema, paymentSchema } from './payment.schema.ts';
import { PaymentMessages } from './payment-messages.ts';
import { PaymentProgress } from './payment-progress.ts';
import { PaymentProvider } from './payment-provider.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import { PlanRecord, planSchema } from './plan.schema.ts';
import { PlansRepository } from './plans.repository.ts';
import { PlansService } from './plans.service.ts';
import { RefundsService } from './refunds.service.ts';
import { ServicesService } from './services.service.ts';
import { SlotEnds } from './slot-ends.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PlanRecord.name, schema: planSchema },
      { name: PaymentRecord.name, schema: paymentSchema },
      { name: PaymentEventRecord.name, schema: paymentEventSchema },
    ]),
    AuditModule,
    ClubsModule,
    JobsModule,
    MessagesModule,
    OrganizersModule,
    SlotsModule,
    UsersModule,
  ],
  controllers: [BillingController],
  providers: [
    BillingJobs,
    GivenSlots,
    PaymentMessages,
    PaymentProgress,
    PaymentProvider,
    PaymentsRepository,
    PaymentsService,
    PlansRepository,
    PlansService,
    RefundsService,
    ServicesService,
    SlotEnds,
  ],
})
export class BillingModule {}
