import { BaseNotificationChannel, toJobId } from 'agenda';
import type { Connection, mongo } from 'mongoose';
import { machineTime } from '../clock.ts';
import { ChangeFeed } from '../database/change-feed.ts';

interface StoredJob extends mongo.Document {
  name: string;
  nextRunAt: Date | null;
  priority: number;
}

type Insert = mongo.ChangeStreamInsertDocument<StoredJob>;

/**
 * Reports every stored job to Agenda as soon as its transaction commits, whichever process stored it. Agenda's polling
 * finds those that become due later or were missed in an outage.
 */
export class JobInserts extends BaseNotificationChannel {
  private readonly feed: ChangeFeed<Insert>;

  constructor(connection: Connection) {
    super();
    this.feed = new ChangeFeed<Insert>({
      name: 'stored jobs',
      connection,
      open: (position) =>
        connection
          .collection('agendaJobs')
          .watch<StoredJob, Insert>(
            [
              { $match: { operationType: 'insert' } },
              { $project: { 'fullDocument.name': 1, 'fullDocument.nextRunAt': 1, 'fullDocument.priority': 1 } },
            ],
            position,
          ),
      handle: ({ fullDocument }) => this.report(fullDocument),
    });
  }

  async connect(): Promise<void> {
    await this.feed.start();
    this.setState('connected');
  }

  async disconnect(): Promise<void> {
    this.setState('disconnected');
    await this.feed.stop();
  }

  /** Does nothing: the stored job itself is the notification. */
  async publish(): Promise<void> {}

  private report({ _id, name, nextRunAt, priority }: StoredJob): Promise<void> {
    return this.notifyHandlers({
      jobId: toJobId(String(_id)),
      jobName: name,
      nextRunAt,
      priority,
      timestamp: machineTime(),
    });
  }
}
