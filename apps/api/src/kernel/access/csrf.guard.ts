// Adds the types of cookies to requests.

import { timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';
import { CsrfFailed } from './access.errors.ts';
import { ENDPOINT } from './endpoint.metadata.ts';

/** Cookie that the portal's scripts repeat in the `x-xsrf-token` header: another site cannot read it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Rejects a request authorized only by a cookie, unless it comes from a page of the portal. */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** Throws CsrfFailed. */
  canActivate(context: ExecutionContext): boolean {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    if (!endpoint?.csrf) return true;
    const { cookies, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isSame(cookies[CSRF_COOKIE], headers['x-xsrf-token'])) return true;
    throw new CsrfFailed();
  }
}

function isSame(cookie: string | undefined, header: string | string[] | undefined): boolean {
  if (!cookie || typeof header !== 'string') return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}
