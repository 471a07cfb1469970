import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { SubscriptionsController } from './subscriptions.controller.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { UnsubscribeTokens } from './unsubscribe-tokens.ts';

@Module({
  imports: [UsersModule],
  controllers: [SubscriptionsController],
  providers: [SubscriptionsService, UnsubscribeTokens],
  exports: [SubscriptionsService],
})
export class SubscriptionsModule {}
