import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrganizerRecord, organizerSchema } from './organizer.schema.ts';
import { OrganizersRepository } from './organizers.repository.ts';
import { OrganizersService } from './organizers.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: OrganizerRecord.name, schema: organizerSchema }])],
  providers: [OrganizersService, OrganizersRepository],
  exports: [OrganizersService],
})
export class OrganizersModule {}
