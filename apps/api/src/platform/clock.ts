import { Injectable } from '@nestjs/common';

/** The present, for everything that depends on when a race takes place; tests set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
