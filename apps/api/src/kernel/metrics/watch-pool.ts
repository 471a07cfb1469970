import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { count, measure, observe } from './metrics.ts';

/** Observes the connections to the database through its driver's events. */
export function watchPool(app: INestApplicationContext): void {
  const client = app.get<Connection>(getConnectionToken()).getClient();
  const open = new Set<string>();
  const used = new Set<string>();
  const keyOf = ({ address, connectionId }: { address: string; connectionId: number | string }) =>
    `${address} ${connectionId}`;
  client.on('connectionCreated', (event) => open.add(keyOf(event)));
  client.on('connectionClosed', (event) => {
    open.delete(keyOf(event));
    used.delete(keyOf(event));
  });
  client.on('connectionCheckedOut', (event) => {
    // Connections opened earlier are counted as they are used.
    open.add(keyOf(event));
    used.add(keyOf(event));
    measure('db_client_connection_wait_time_seconds', event.durationMS / 1000);
  });
  client.on('connectionCheckedIn', (event) => used.delete(keyOf(event)));
  client.on('connectionCheckOutFailed', () => count('db_client_connection_timeouts_total'));
  observe(() => ({
    db_client_connection_count: [
      [used.size, { state: 'used' }],
      [open.size - used.size, { state: 'idle' }],
    ],
    db_client_connection_max: client.options.maxPoolSize,
  }));
}
