import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** Calendars read a link a few times a day, on each device. */
export const readsOfLink: Limit = { name: 'calendar-link', most: 60, perMs: hourMs };
