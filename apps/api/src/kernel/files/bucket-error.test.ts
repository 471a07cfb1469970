import { Logger } from '@nestjs/common';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { bucketError } from './bucket-error.ts';

Logger.overrideLogger(false);

const page = ['text/html', '<!doctype html><html><body><p>It works!<br></p></body></html>'] as const;
const refusal = (code: string) => ['application/xml', `<Error><Code>${code}</Code></Error>`] as const;

it.each([
  ['S3_ENDPOINT', 'a page', 200, page],
  ['S3_ENDPOINT', 'a text', 200, ['text/plain', 'OK']],
  ['S3_ENDPOINT', 'nothing', 200, ['text/plain', '']],
  ['S3_ENDPOINT', 'JSON', 200, ['application/json', '{"status":"ok"}']],
  ['S3_ENDPOINT', 'a page', 301, page],
  ['S3_ENDPOINT', 'a page', 400, page],
  ['S3_ENDPOINT', 'a page', 403, page],
  ['S3_ENDPOINT', 'a page', 404, page],
  ['S3_ENDPOINT', 'JSON', 404, ['application/json', '{"message":"Not Found"}']],
  ['S3_BUCKET', 'that there is none', 404, refusal('NoSuchBucket')],
  ['S3_REGION', 'of another region', 301, refusal('PermanentRedirect')],
  ['S3_REGION', 'of another region', 400, refusal('AuthorizationHeaderMalformed')],
  ['S3_ACCESS_KEY_ID', 'that it refuses', 403, refusal('AccessDenied')],
] as const)('names %s if the server responds to %s with %i', async (name, _, status, [type, body]) => {
  const server = Fastify();
  server.all('/*', (_request, reply) => reply.code(status).type(type).send(body));
  const S3_ENDPOINT = await server.listen({ port: 0, host: '127.0.0.1' });
  const settings = {
    S3_ENDPOINT,
    S3_BUCKET: 'otryv-files',
    S3_REGION: 'ru-1',
    S3_ACCESS_KEY_ID: 'AKIA01',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const fault = await bucketError(settings, 'S3_BUCKET');
  await server.close();

  expect(fault).toMatchObject({ name });
});
