import { Injectable } from '@nestjs/common';

/** The present, for everything that depends on when a race takes place; tests set it. */
@Injectable()
export class Clock {
  now(): Date {
    return machineTime();
  }
}

/** The time of the machine, for leases, tokens, jobs and the dates of records, which other processes compare; tests leave it alone. */
export function machineTime(): Date {
  // biome-ignore lint/plugin: This is the clock.
  return new Date();
}
