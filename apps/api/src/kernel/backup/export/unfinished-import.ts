import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { machineTime } from '../../clock.ts';
import { BackupProblem } from './backup-problem.ts';

interface Mark {
  _id: string;
  startedAt: Date;
}

const id = 'data';
const onDisk = { writeConcern: { w: 'majority', journal: true } } as const;

/** Marker of an import that has begun and not ended: the stored data is incomplete. */
@Injectable()
export class UnfinishedImport {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async begin(): Promise<void> {
    await this.marks().updateOne({ _id: id }, { $set: { startedAt: machineTime() } }, { upsert: true, ...onDisk });
  }

  async end(): Promise<void> {
    await this.marks().deleteOne({ _id: id }, onDisk);
  }

  async exists(): Promise<boolean> {
    return (await this.marks().findOne({ _id: id })) !== null;
  }

  /** Throws BackupProblem if an import was interrupted. */
  async requireNone(): Promise<void> {
    if (!(await this.exists())) return;
    throw new BackupProblem(
      'An import into this database was interrupted: it holds a part of the data. Import the file again: npm run otryv -- data import FILE.',
    );
  }

  private marks() {
    return this.connection.collection<Mark>('unfinishedImport');
  }
}
