import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Makes the API listen on a free local port; returns the port. */
export async function listening(app: NestFastifyApplication): Promise<number> {
  await app.listen(0, '127.0.0.1');
  return Number(new URL(await app.getUrl()).port);
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Returns everything the server sends until it closes the connection. */
export async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => (text += String(bytes)));
  await once(socket, 'close');
  return text;
}

/** Writes raw bytes to the server and reads until it closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = await openSocket(port);
  socket.write(text);
  return untilClosed(socket);
}
