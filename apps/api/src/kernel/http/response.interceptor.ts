import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Endpoint, isContent } from '@otryv/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { identityOf } from '../access/access.guard.ts';
import { ENDPOINT } from '../access/endpoint.metadata.ts';
import { nextPageLink } from '../paging/next-page-link.ts';
import { writeContent } from './bytes/write-content.ts';
import { isHealth } from './load/shed-load.ts';
import { isCancelled } from './requests/cancelled-requests.ts';
import { cachingOf } from './responses/caching.ts';
import { deprecationHeaders } from './responses/deprecation-headers.ts';

/** Strips a response to its contract schema: a field added to a record stays private until it is described. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    if (!endpoint) return next.handle();
    const { response, deprecated } = endpoint;
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    // Before the handler: health checks and streams have separate rules.
    if (!isHealth(request)) void reply.headers(cachingOf(endpoint, identityOf(request) !== null));
    if (deprecated) void reply.headers(deprecationHeaders(deprecated));
    if (isContent(response)) return next.handle().pipe(map((value) => writeContent(response.content, value, reply)));
    return next.handle().pipe(
      map((value) => {
        if (isCancelled(reply)) return null;
        const sent = response.parse(value);
        addLink(reply, nextPageLink(request.url, sent));
        return sent;
      }),
    );
  }
}

/** Adds to the links of a deprecated call. */
function addLink(reply: FastifyReply, link: string | null): void {
  if (link !== null) void reply.header('link', [reply.getHeader('link'), link].filter(Boolean).join(', '));
}
