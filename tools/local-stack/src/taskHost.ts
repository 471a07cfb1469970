import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './paths.ts';
import { StackProblem } from './StackProblem.ts';
import { type Service, startService } from './service.ts';

/** Runs tasks of the API in one process, which starts at the first task and again after it has ended. */
export interface TaskHost {
  /** Queues a task; resolves to its lines. Rejects with them if it fails, or the process ends meanwhile. */
  run: (args: readonly string[], log?: (line: string) => void) => Promise<string[]>;
  stop: () => Promise<void>;
}

export interface TaskHostOptions {
  env: Record<string, string>;
  /** Arguments that run the host; the built one by default. */
  args?: string[];
  /** Base path of that output; the root by default. */
  folder?: string | undefined;
  /** Called with every process that is started. */
  onStart?: (pid: number | undefined) => void;
}

const report = z.union([
  z.object({ line: z.string() }),
  z.object({ failures: z.int(), complaint: z.optional(z.string()) }),
]);
type Report = z.output<typeof report>;

const builtHost = ['--enable-source-maps', join(root, 'apps/api/dist/task-host.js')];

export function openTaskHost({ env, args = builtHost, folder, onStart }: TaskHostOptions): TaskHost {
  let service: Service | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  // Receivers of the running task's reports and stderr lines.
  let onReport: (report: Report) => void = () => undefined;
  let onComplaint: (line: string) => void = () => undefined;

  async function started(): Promise<Service> {
    if (isStopped) throw new StackProblem('The host of tasks has been stopped.');
    if (service) return service;
    const fresh = await startService({
      name: 'The host of tasks',
      args,
      folder,
      env,
      log: (line) => onComplaint(line),
      onMessage: (message) => {
        const { data } = report.safeParse(message);
        if (data) onReport(data);
      },
    });
    service = fresh;
    onStart?.(fresh.pid);
    void fresh.ended.then(() => {
      if (service === fresh) service = null;
    });
    return fresh;
  }

  /** Sends a message, to a new process if the current one has ended; returns the receiving process. */
  async function sendOn(message: object): Promise<Service> {
    const first = await started();
    try {
      await first.send(message);
      return first;
    } catch {
      // It died a moment ago, and its end has not been noticed.
      await first.ended;
      const second = await started();
      await second.send(message);
      return second;
    }
  }

  async function run(task: readonly string[], log?: (line: string) => void): Promise<string[]> {
    const lines: string[] = [];
    const complaints: string[] = [];
    onComplaint = (line) => complaints.push(line);
    const done = new Promise<number>((resolve) => {
      onReport = (answer) => {
        if ('line' in answer) {
          for (const line of answer.line.split('\n').filter(Boolean)) {
            lines.push(line);
            log?.(line);
          }
          return;
        }
        if (answer.complaint) complaints.push(answer.complaint);
        resolve(answer.failures);
      };
    });
    const { ended } = await sendOn({ args: task });
    const failures = await Promise.race([done, ended.then(() => null)]);
    if (failures === 0) return lines;
    if (failures === null) complaints.push('The host of tasks ended before the task did.');
    throw new Error([...lines, ...complaints].join('\n'));
  }

  return {
    run: (task, log) => {
      const result = last.then(() => run(task, log));
      last = result.catch(() => undefined);
      return result;
    },
    stop: async () => {
      isStopped = true;
      await service?.stop();
    },
  };
}
