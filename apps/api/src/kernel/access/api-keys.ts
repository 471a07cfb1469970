import { Injectable } from '@nestjs/common';
import type { KeyHolder } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';

type Find = (key: string) => Promise<KeyHolder | null>;

const holders = new WeakMap<FastifyRequest, KeyHolder>();

/** Finds the holder of an API key; the domain of keys registers the lookup, which also records each use. */
@Injectable()
export class ApiKeys {
  private find: Find = () => Promise.resolve(null);

  findWith(find: Find): void {
    this.find = find;
  }

  /** Resolves to `null` for a forged or revoked key. */
  findHolderOf(key: string): Promise<KeyHolder | null> {
    return this.find(key);
  }
}

/** Records the holder of the key a request was admitted with. */
export function setKey(request: FastifyRequest, holder: KeyHolder): void {
  holders.set(request, holder);
}

/** Returns the holder of the key a request was admitted with; `null` without one. */
export function keyOf(request: FastifyRequest): KeyHolder | null {
  return holders.get(request) ?? null;
}
