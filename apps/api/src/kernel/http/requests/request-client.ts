// Adds the types of cookies to requests and replies.
import type {} from '@fastify/cookie';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './client-network.ts';

export interface CookieOptions {
  maxAgeS: number;
  /** Whether scripts cannot read it. */
  httpOnly: boolean;
  isSecure: boolean;
}

/** Data of a request besides its input: its origin network and its cookies. */
export class RequestClient {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** Network that limits count. X-Forwarded-For is trusted only from trusted proxies. */
  get network(): string {
    return networkOf(this.request.ip);
  }

  get userAgent(): string {
    return this.request.headers['user-agent'] ?? '';
  }

  findCookie(name: string): string | null {
    return this.request.cookies[name] ?? null;
  }

  setCookie(name: string, value: string, { maxAgeS, httpOnly, isSecure }: CookieOptions): void {
    void this.reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure: isSecure, httpOnly, maxAge: maxAgeS });
  }

  clearCookie(name: string, isSecure: boolean): void {
    void this.reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: isSecure });
  }
}

/** Injects the RequestClient into a controller method, after the input. */
export const Client = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new RequestClient(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
