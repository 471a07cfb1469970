import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { machineTime } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { CreatedEventRecord } from './created-event.schema.ts';

@Injectable()
export class CreatedEventsRepository {
  constructor(@InjectModel(CreatedEventRecord.name) private readonly model: Model<CreatedEventRecord>) {}

  /** Returns the event that a request created; `null` for a new request. */
  async findGameId(organizerId: string, requestKey: string): Promise<number | null> {
    const made = await this.model.findById(idOf(organizerId, requestKey), { eventId: 1 }).lean();
    return made?.eventId ?? null;
  }

  /** Throws a duplicate key error if the request has already created another event. */
  async keep(organizerId: string, requestKey: string, eventId: number, session: Session): Promise<void> {
    await this.model.create([{ _id: idOf(organizerId, requestKey), eventId, createdAt: machineTime() }], { session });
  }
}

function idOf(organizerId: string, requestKey: string): string {
  return `${organizerId} ${requestKey}`;
}
