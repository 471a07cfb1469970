import type { FastifyInstance } from 'fastify';
import { compressedOnce } from '../http/bytes/compressed-once.ts';
import { sendBytes } from '../http/bytes/send-bytes.ts';
import type { ByteSource, CommonHeaders } from '../http/bytes/serve-bytes.ts';
import { openApi } from './openapi.ts';

/**
 * Serves the API description for programs (/api/docs.json, /api/docs-3.1.json) and people (/api/docs), without a
 * script.
 */
export function serveApiDocs(fastify: FastifyInstance, common: CommonHeaders): void {
  const answers: [string, ByteSource][] = [
    ['/api/docs.json', compressedOnce(() => JSON.stringify(openApi()))],
    ['/api/docs-3.1.json', compressedOnce(() => JSON.stringify(openApi('3.1.1')))],
    ['/api/docs', compressedOnce(() => toPage(openApi()), 'text/html; charset=utf-8')],
  ];
  for (const [address, source] of answers)
    fastify.get(address, async (request, reply) => {
      const packed = await source({});
      if (packed) await sendBytes(request, reply, packed, common(request));
    });
}

function toPage({ paths, components }: ReturnType<typeof openApi>): string {
  const sections = entries(paths).flatMap(([path, operations]) =>
    entries(operations).map(([method, operation]) => operationSection(method, path, operation)),
  );
  const schemas = entries(entries(components).find(([name]) => name === 'schemas')?.[1]).map(
    ([name, schema]) => `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${code(schema)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Otryv API</title></head><body><main><h1>Otryv API</h1><p><a href="/api/docs-3.1.json">OpenAPI 3.1</a>, <a href="/api/docs.json">OpenAPI 3.0</a></p>
${sections.join('\n')}<h2>Schemas</h2>${schemas.join('\n')}</main></body></html>`;
}

function operationSection(method: string, path: string, operation: unknown): string {
  const { summary, parameters, responses } = Object.fromEntries(entries(operation));
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2><p>${escapeHtml(String(summary))}</p>
<h3>Parameters</h3>${code(parameters)}<h3>Answers</h3>${code(responses)}</section>`;
}

function entries(value: unknown): [string, unknown][] {
  return value && typeof value === 'object' ? Object.entries(value) : [];
}

function code(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  const linked = text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');
  return `<pre>${linked}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
