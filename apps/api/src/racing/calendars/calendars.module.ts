import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../events/read/events-read.module.ts';
import { CalendarLinkRecord, calendarLinkSchema } from './calendar-link.schema.ts';
import { CalendarLinksRepository } from './calendar-links.repository.ts';
import { CalendarLinks } from './calendar-links.service.ts';
import { CalendarsController } from './calendars.controller.ts';
import { CalendarsService } from './calendars.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CalendarLinkRecord.name, schema: calendarLinkSchema }]),
    AuditModule,
    EventsReadModule,
    OrganizersModule,
    UsersModule,
  ],
  controllers: [CalendarsController],
  providers: [CalendarsService, CalendarLinks, CalendarLinksRepository],
})
export class CalendarsModule {}
