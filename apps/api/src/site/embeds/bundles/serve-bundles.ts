import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { builtFileName } from '../../../kernel/files/built-files.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { finalQuality, gzip, pack } from '../../../kernel/http/bytes/pack.ts';
import { type CompressedResponse, sendBytes } from '../../../kernel/http/bytes/send-bytes.ts';
import type { CommonHeaders } from '../../../kernel/http/bytes/serve-bytes.ts';
import { forOtherSites } from '../../../kernel/http/other-sites.ts';
import { minuteSeconds, yearSeconds } from '../../../kernel/time-units.ts';
import type { EmbedManifest } from '../embed-manifest.ts';
import { majorOf, nameOfFile, nameOfScript } from './kept-bundles.ts';

const immutable = `public, max-age=${yearSeconds}, immutable`;
const floating = `public, max-age=${5 * minuteSeconds}`;
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

export interface BundleParts {
  /** Current build. */
  files: Pick<EmbedManifest, 'version' | 'loader'>;
  store: FileStore;
  common: CommonHeaders;
}

/**
 * Serves scripts and style sheets of embeds to pages of any site, including those of earlier builds, and at
 * `/embed/v1.json` how to pin the current loader.
 */
export function serveBundles(fastify: FastifyInstance, { files, store, common }: BundleParts): void {
  const packed = new Map<string, Promise<CompressedResponse | null>>();
  const packedOf = (name: string, type: string) => {
    const known = packed.get(name) ?? packText(store, name, type);
    packed.set(name, known);
    const forget = () => packed.delete(name);
    known.then((found) => found ?? forget(), forget);
    return known;
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, caching: string) => {
    const headers = { ...common(request), 'cache-control': caching };
    const type = name.endsWith('.js') ? types.js : name.endsWith('.css') ? types.css : null;
    if (type !== null) {
      const found = await packedOf(name, type);
      if (!found) throw new DomainError('address_unknown');
      return sendBytes(request, reply, found, headers);
    }
    const face = await store.read(name);
    if (!face) throw new DomainError('address_unknown');
    return reply.headers({ ...headers, 'content-type': 'font/woff2' }).send(face);
  };
  fastify.get<{ Params: { script: string } }>('/embed/:script', forOtherSites, (request, reply) => {
    const script = nameOfScript(request.params.script);
    if (!script) throw new DomainError('address_unknown');
    return send(request, reply, script.stored, script.isPinned ? immutable : floating);
  });
  fastify.get(`/embed/v${majorOf(files.version)}.json`, async (request, reply) => {
    const pin = await presentLoader(files, store);
    return reply.headers({ ...common(request), 'cache-control': floating }).send(pin);
  });
  fastify.get<{ Params: { name: string } }>('/embed/files/:name', forOtherSites, (request, reply) => {
    const name = nameOfFile(request.params.name);
    if (name === null) throw new DomainError('address_unknown');
    return send(request, reply, name, immutable);
  });
}

async function packText(store: FileStore, name: string, type: string): Promise<CompressedResponse | null> {
  const bytes = await store.read(name);
  if (!bytes) return null;
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { bytes: await pack(bytes.toString(), finalQuality), tag, quality: finalQuality, type };
}

/**
 * Describes the current loader: its size, and the tag that pins it. If its version belongs to another build, kept
 * first, there is nothing to pin: the tag would load that build.
 */
async function presentLoader({ version, loader }: BundleParts['files'], store: FileStore) {
  const script = nameOfScript(`v${version}.js`);
  const bytes = await store.read(builtFileName(loader));
  const pinned = script && (await store.read(script.stored));
  if (!bytes) throw new DomainError('address_unknown');
  const loaderBytes = (await gzip(bytes)).length;
  if (!pinned?.equals(bytes)) return { loaderBytes };
  return { version, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, loaderBytes };
}
