import { Injectable } from '@nestjs/common';
import type { KeyHolder } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';

type Find = (key: string) => Promise<KeyHolder | null>;

const holders = new WeakMap<FastifyRequest, KeyHolder>();

/** Finds whom a key of the API belongs to; the domain of keys registers how, and notes each use. */
@Injectable()
export class ApiKeys {
  private find: Find = () => Promise.resolve(null);

  findWith(find: Find): void {
    this.find = find;
  }

  /** `null` for a key that is forged or revoked. */
  holderOf(key: string): Promise<KeyHolder | null> {
    return this.find(key);
  }
}

/** Notes whose key a request was admitted with. */
export function setKey(request: FastifyRequest, holder: KeyHolder): void {
  holders.set(request, holder);
}

/** The holder of the key that a request was admitted with; `null` without one. */
export function keyOf(request: FastifyRequest): KeyHolder | null {
  return holders.get(request) ?? null;
}
