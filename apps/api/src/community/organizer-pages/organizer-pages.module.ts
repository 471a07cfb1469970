import { Module } from '@nestjs/common';
import { BotsModule } from '../../clubs/bots/bots.module.ts';
import { ClubsModule } from '../../clubs/clubs/clubs.module.ts';
import { FinishProtocolsModule } from '../../clubs/finish-protocols/finish-protocols.module.ts';
import { KeysModule } from '../../clubs/keys/keys.module.ts';
import { OrganizersModule } from '../../clubs/organizers/organizers.module.ts';
import { SlotsModule } from '../../clubs/slots/slots.module.ts';
import { WebhooksModule } from '../../clubs/webhooks/webhooks.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { FilesModule } from '../../kernel/files/files.module.ts';
import { MessagesModule } from '../../people/messages/messages.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { EventsWriteModule } from '../../racing/events/write/events-write.module.ts';
import { BotsController } from './bots.controller.ts';
import { OrganizerAdminService } from './organizer-admin.service.ts';
import { OrganizerAreaController } from './organizer-area.controller.ts';
import { OrganizerPagesService } from './organizer-pages.service.ts';
import { OrganizersController } from './organizers.controller.ts';

/** Organizer pages, which show other domains' data about organizers. */
@Module({
  imports: [
    AuditModule,
    BotsModule,
    ClubsModule,
    EventsReadModule,
    EventsWriteModule,
    FilesModule,
    FinishProtocolsModule,
    KeysModule,
    MessagesModule,
    OrganizersModule,
    SlotsModule,
    UsersModule,
    WebhooksModule,
  ],
  controllers: [OrganizersController, OrganizerAreaController, BotsController],
  providers: [OrganizerPagesService, OrganizerAdminService],
})
export class OrganizerPagesModule {}
