import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

let guardian: ChildProcess | null = null;

/** Ends a child together with this process, for any reason: a detached child would otherwise survive. */
export function guardChild<Child extends ChildProcess>(child: Child): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  const guard = theGuardian();
  guard.send({ add: pid });
  child.once('exit', () => guard.connected && guard.send({ drop: pid }));
  return child;
}

function theGuardian(): ChildProcess {
  if (guardian?.connected) return guardian;
  const started = spawn(process.execPath, [join(import.meta.dirname, 'guardian.ts')], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.on('error', () => undefined);
  started.unref();
  started.channel?.unref();
  guardian = started;
  return started;
}
