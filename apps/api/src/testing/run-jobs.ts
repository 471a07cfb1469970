import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Jobs } from '../kernel/jobs/jobs.ts';

type Handlers = Map<string, { work: (data: unknown, jobId: string) => Promise<void> }>;

/** Runs the stored jobs of these names, and those they enqueue, until there are none. */
export async function runJobs(app: INestApplicationContext, ...names: string[]): Promise<void> {
  const handlers: Handlers = Reflect.get(app.get(Jobs), 'handlers');
  const stored = app.get<Connection>(getConnectionToken()).collection('agendaJobs');
  for (;;) {
    const job = await stored.findOneAndDelete({ name: { $in: names } });
    if (!job) return;
    await handlers.get(job.name)?.work(job.data, String(job._id));
  }
}
