import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint, Identity } from '@otryv/contract';
import { admits } from '@otryv/contract/abilities';
import type { FastifyRequest } from 'fastify';
import { Forbidden, Unauthorized } from './access.errors.ts';
import { KeyNeeded } from './api-keys.errors.ts';
import { keyOf } from './api-keys.ts';
import { ENDPOINT } from './endpoint.metadata.ts';
import { Identities } from './identities.ts';

const holders = new WeakMap<FastifyRequest, Identity | null>();

/** Admits callers to a method by the access level of its endpoint in the contract. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly identities: Identities,
  ) {}

  /**
   * Throws Unauthorized for guests where an account is required and for invalid tokens, KeyNeeded where a key is
   * required, Forbidden for missing permissions.
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    // A method without an endpoint has no access level and is forbidden.
    if (!endpoint) throw new Forbidden();
    if (endpoint.access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (endpoint.access === 'secretKey' && keyOf(request)?.kind === 'secret') return true;
    const identity = await this.identify(request);
    holders.set(request, identity);
    if (admits(endpoint.access, identity, endpoint.method === 'GET')) return true;
    if (identity !== null) throw new Forbidden();
    throw endpoint.access === 'secretKey' ? new KeyNeeded() : new Unauthorized();
  }

  private async identify({ headers }: FastifyRequest): Promise<Identity | null> {
    const { authorization } = headers;
    if (authorization === undefined) return null;
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
    const identity = token === undefined ? null : await this.identities.findByToken(token);
    if (identity === null) throw new Unauthorized();
    return identity;
  }
}

/** Returns the identity of the caller; `null` for guests and on public endpoints. */
export function identityOf(request: FastifyRequest): Identity | null {
  return holders.get(request) ?? null;
}
