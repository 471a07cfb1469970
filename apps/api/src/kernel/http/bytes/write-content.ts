import { pipeline, Readable, Transform } from 'node:stream';
import type { Content, FileResponse, ServerEvent } from '@otryv/contract';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

const bytes = z.instanceof(Uint8Array);
const file = z.object({ name: z.string(), type: z.literal('application/json'), bytes });
const redirect = z.object({ location: z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)) });
const texts = { csv: 'text/csv', calendar: 'text/calendar', html: 'text/html' } as const;

/** Builds the body and headers of a response other than JSON. Throws for a value of another kind. */
export function writeContent(kind: Content['content'], value: unknown, reply: FastifyReply): unknown {
  switch (kind) {
    case 'csv':
    case 'calendar':
    case 'html':
      void reply.type(`${texts[kind]}; charset=utf-8`);
      return z.string().parse(value);
    case 'image':
      void reply.type('image/png');
      return Buffer.from(bytes.parse(value));
    case 'file':
      return writeFile(file.parse(value), reply);
    case 'redirect':
      void reply.header('location', redirect.parse(value).location);
      return '';
    case 'events':
      void reply.type('text/event-stream').header('cache-control', 'no-store');
      // Each plugin listens for the end of a stream.
      reply.raw.setMaxListeners(0);
      // Proxies like nginx would buffer events.
      void reply.header('x-accel-buffering', 'no');
      return frames(z.custom<AsyncIterable<ServerEvent>>(isIterable).parse(value));
    case 'nothing':
      return undefined;
  }
}

function writeFile({ name, type, bytes }: FileResponse, reply: FastifyReply): Buffer {
  // A file is saved, never run in the page's origin.
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  void reply.headers({ 'content-type': type, 'content-disposition': disposition });
  return Buffer.from(bytes);
}

/**
 * Formats events as frames. Ends its source as soon as the reader disconnects: a generator would wait for the next
 * event first.
 */
function frames(events: AsyncIterable<ServerEvent>): Readable {
  const source = events instanceof Readable ? events : Readable.from(events);
  const frame = new Transform({
    writableObjectMode: true,
    transform: ({ event, data, id }: ServerEvent, _, done) =>
      done(
        null,
        `${id === undefined ? '' : `id: ${oneLine(id)}\n`}event: ${oneLine(event)}\ndata: ${JSON.stringify(data)}\n\n`,
      ),
  });
  return pipeline(source, frame, () => undefined);
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
