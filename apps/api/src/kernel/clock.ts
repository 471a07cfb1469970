import { Injectable } from '@nestjs/common';

/** Current time for everything that depends on when a race takes place; tests set it. */
@Injectable()
export class Clock {
  now(): Date {
    return machineTime();
  }
}

/**
 * Returns the machine's time, for leases, tokens, jobs and the dates of records, which other processes compare; tests
 * do not change it.
 */
export function machineTime(): Date {
  // biome-ignore lint/plugin: This is the clock.
  return new Date();
}
