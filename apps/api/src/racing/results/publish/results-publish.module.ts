import { Module } from '@nestjs/common';
import { OrganizersModule } from '../../../clubs/organizers/organizers.module.ts';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../../kernel/outbox/outbox.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { EventsReadModule } from '../../events/read/events-read.module.ts';
import { EventsWriteModule } from '../../events/write/events-write.module.ts';
import { ResultsBuildModule } from '../build/results-build.module.ts';
import { ResultsProtocolsModule } from '../records/protocols/results-protocols.module.ts';
import { ResultsRecordsModule } from '../records/results-records.module.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import { ProtocolHiding } from './protocol-hiding.ts';
import { ProtocolLive } from './protocol-live.ts';
import { ProtocolRebuilds } from './protocol-rebuilds.ts';
import { ProtocolRulesRebuilds } from './protocol-rules-rebuilds.ts';

@Module({
  imports: [
    EventsReadModule,
    EventsWriteModule,
    JobsModule,
    OrganizersModule,
    OutboxModule,
    ResultsBuildModule,
    ResultsProtocolsModule,
    ResultsRecordsModule,
    RidersModule,
  ],
  providers: [
    ProtocolBytes,
    ProtocolChanges,
    ProtocolHiding,
    ProtocolLive,
    ProtocolPublisher,
    ProtocolRebuilds,
    ProtocolRulesRebuilds,
  ],
  exports: [ProtocolBytes, ProtocolChanges, ProtocolHiding, ProtocolLive, ProtocolPublisher, ProtocolRebuilds],
})
export class ResultsPublishModule {}
