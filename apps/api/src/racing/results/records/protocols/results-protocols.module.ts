import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProtocolRecord, protocolSchema } from './protocol.schema.ts';
import { ProtocolStateRecord, protocolStateSchema } from './protocol-state.schema.ts';
import { ProtocolStatesRepository } from './protocol-states.repository.ts';
import { ProtocolsRepository } from './protocols.repository.ts';
import { StoredProtocols } from './stored-protocols.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ProtocolRecord.name, schema: protocolSchema },
      { name: ProtocolStateRecord.name, schema: protocolStateSchema },
    ]),
  ],
  providers: [ProtocolStatesRepository, ProtocolsRepository, StoredProtocols],
  exports: [ProtocolStatesRepository, ProtocolsRepository, StoredProtocols],
})
export class ResultsProtocolsModule {}
