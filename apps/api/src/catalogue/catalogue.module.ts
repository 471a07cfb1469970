import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxModule } from '../platform/outbox/outbox.module.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { CatalogueService } from './catalogue.service.ts';
import { RouteProfileRecord, routeProfileSchema } from './route-profile.schema.ts';
import { RouteProfilesRepository } from './route-profiles.repository.ts';
import { RouteProfilesService } from './route-profiles.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: RouteProfileRecord.name, schema: routeProfileSchema }]), OutboxModule],
  controllers: [CatalogueController],
  providers: [CatalogueService, RouteProfilesService, RouteProfilesRepository],
  exports: [CatalogueService, RouteProfilesService],
})
export class CatalogueModule {}
