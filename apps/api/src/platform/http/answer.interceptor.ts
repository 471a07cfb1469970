import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@otryv/contract';
import { map, type Observable } from 'rxjs';
import { ENDPOINT } from './endpoint.decorator.ts';

/** Lets out only what the contract's answer names: a field added to a record stays private until it is described. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    return endpoint ? next.handle().pipe(map((answer) => endpoint.answer.parse(answer))) : next.handle();
  }
}
