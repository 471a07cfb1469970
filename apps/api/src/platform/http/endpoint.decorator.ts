import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Endpoint as Description } from '@otryv/contract';
import type { FastifyRequest } from 'fastify';
import { readInput } from './read-input.ts';

export const ENDPOINT = 'otryv:endpoint';

type AnyDescription = Pick<Description, 'method' | 'path' | 'params' | 'query' | 'body' | 'answer'>;

const EndpointInput = createParamDecorator((description: AnyDescription, context: ExecutionContext) =>
  readInput(description, context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * Binds a controller's method to its description in the contract: method, path, validation and answer.
 * The method receives `{ params, query, body }` as its one argument, after validation.
 */
export function Endpoint(description: AnyDescription): MethodDecorator {
  return (target, key, descriptor) => {
    EndpointInput(description)(target, key, 0);
    applyDecorators(
      RequestMapping({
        path: description.path.replace(/\{(\w+)\}/g, ':$1'),
        method: RequestMethod[description.method],
      }),
      HttpCode(200),
      SetMetadata(ENDPOINT, description),
    )(target, key, descriptor);
  };
}
