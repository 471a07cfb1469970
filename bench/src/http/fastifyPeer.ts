import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// Minimal work of a server: the same bytes from memory, the same ETag, the same small object serialized.
const bytes = readFileSync(process.env.PROTOCOL_BYTES ?? '');
const small: unknown = JSON.parse(readFileSync(process.env.SMALL_JSON ?? '', 'utf8'));
const page = readFileSync(process.env.PAGE_BYTES ?? '');
const etag = process.env.PROTOCOL_ETAG ?? '';
const app = fastify();

app.get('/api/race/results/:id', (request, reply) => {
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' }).send(bytes);
});
app.get('/race/results/:id', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(page),
);
app.get('/api/assets/routes', (_request, reply) => reply.send(small));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
