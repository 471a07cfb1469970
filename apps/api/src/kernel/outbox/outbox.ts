import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { machineTime } from '../clock.ts';
import type { Session } from '../database/session.ts';
import { readStoredData } from '../stored-data.ts';
import type { MessageDefinition } from './define-message.ts';
import { MessageRecord } from './outbox.schema.ts';

/** Messages to every process about changes, committed atomically with them. */
@Injectable()
export class Outbox {
  constructor(@InjectModel(MessageRecord.name) private readonly model: Model<MessageRecord>) {}

  /** Writes a message within the transaction of the change it is about. */
  async write<Data extends object>(
    definition: MessageDefinition<Data>,
    given: NoInfer<Data>,
    session: Session,
  ): Promise<void> {
    if (!session.inTransaction()) throw new Error('A message is written in the transaction of its change.');
    const data = readStoredData(definition, given);
    await this.model.create([{ kind: definition.name, data, writtenAt: machineTime() }], { session });
  }
}
