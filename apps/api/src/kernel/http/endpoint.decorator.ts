import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Endpoint as Description } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';
import { AccessGuard, identityOf } from '../access/access.guard.ts';
import { keyOf } from '../access/api-keys.ts';
import { CsrfGuard } from '../access/csrf.guard.ts';
import { ENDPOINT } from '../access/endpoint.metadata.ts';
import { readInput } from './requests/read-input.ts';
import { routeOf } from './requests/route-of.ts';
import { successStatus } from './responses/success-status.ts';

const EndpointInput = createParamDecorator(async (description: Description, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const identity = identityOf(request);
  return { ...(await readInput(description, request, identity?.userId ?? 'guest')), identity, key: keyOf(request) };
});

/**
 * Binds a controller method to its endpoint in the contract: method, path, access, validation and response. The method
 * receives `{ params, query, body, identity, key }` as its first argument, after validation.
 */
export function Endpoint(description: Description): MethodDecorator {
  return (target, key, descriptor) => {
    EndpointInput(description)(target, key, 0);
    applyDecorators(
      RequestMapping({
        path: routeOf(description.path),
        method: RequestMethod[description.method],
      }),
      HttpCode(successStatus(description)),
      SetMetadata(ENDPOINT, description),
      UseGuards(CsrfGuard, AccessGuard),
    )(target, key, descriptor);
  };
}
