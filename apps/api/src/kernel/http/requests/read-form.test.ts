import { once } from 'node:events';
import { request } from 'node:http';
import multipart from '@fastify/multipart';
import { multipart as aForm } from '@otryv/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readForm } from './read-form.ts';

it('rejects a form whose sender disconnected before it was read', async () => {
  const fastify = Fastify();
  await fastify.register(multipart);
  const refused = Promise.withResolvers<unknown>();
  fastify.put('/', async (sent, { raw }) => {
    await once(raw, 'close');
    const reading = readForm(sent, 'sender', aForm(z.object({}), [], 2000));
    refused.resolve(await reading.catch((error: unknown) => error));
  });
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(fastify.server, 'request');
  const sender = request(origin, { method: 'PUT', headers: { 'content-type': 'multipart/form-data; boundary=edge' } });
  sender.on('error', () => undefined);
  sender.write('--edge\r\n');
  await arrived;
  sender.destroy();

  expect(await refused.promise).toMatchObject({ code: 'request_invalid' });
  await fastify.close();
});
