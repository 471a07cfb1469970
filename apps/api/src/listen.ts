import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, ServicesDown, WrongConfiguration } from './config.ts';
import { createApp } from './create-app.ts';
import { BackupProblem } from './kernel/backup/export/backup-problem.ts';
import { PortTaken } from './kernel/metrics/start-metrics.ts';
import { DataNewer } from './kernel/migrations/migrations.ts';
import { stopOnSignals } from './kernel/server/graceful-stop.ts';

const failed = 1;

/**
 * Starts the server and stops it on signals.
 *
 * A failed start ends the process: with `refused` if the configuration is wrong, or the data is of a newer version;
 * otherwise so that a supervisor tries again.
 */
export async function listen(configure: () => Config | Promise<Config>, refused = failed): Promise<void> {
  let running: NestFastifyApplication | null = null;
  stopOnSignals(() => running);
  try {
    const config = await configure();
    const app = await createApp(config);
    await app.listen(config.PORT, config.HOST);
    running = app;
    // The parent process (npm start, a supervisor) waits for this line, and reads the address from it if the port is 0.
    process.send?.({ address: await app.getUrl() });
    process.send?.('ready');
  } catch (error) {
    const isRefused = error instanceof WrongConfiguration || error instanceof DataNewer;
    // Not the error itself: it may contain more than its text, such as an address with its password.
    const text = error instanceof Error ? error.stack : String(error);
    const isClear = isRefused || isLater(error);
    console.error(isClear ? error.message : text);
    process.exit(isRefused ? refused : failed);
  }
}

/** Whether another start may succeed once something outside has changed. Its message is enough. */
function isLater(error: unknown): error is Error {
  return error instanceof ServicesDown || error instanceof BackupProblem || error instanceof PortTaken;
}
