import { Injectable } from '@nestjs/common';
import type { VisitCounts } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Clock } from '../../kernel/clock.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { VisitsRepository } from './visits.repository.ts';

const dayCharacters = 10;
const patterns = new Set<string>(Object.values(addresses).map(({ pattern }) => pattern));

@Injectable()
export class VisitsService {
  constructor(
    private readonly visits: VisitsRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts a visit of a portal address; others are ignored. */
  async count(pattern: string): Promise<void> {
    if (patterns.has(pattern)) await this.visits.count(dayOf(this.clock.now().getTime()), pattern);
  }

  /** Adds counts of earlier days; addresses outside of the portal are ignored. */
  async add(visits: readonly { day: string; pattern: string; count: number }[]): Promise<number> {
    const known = visits.filter(({ pattern }) => patterns.has(pattern));
    if (known.length > 0) await this.visits.countMany(known);
    return known.length;
  }

  /** Counts the visits of that many days up to today: by day for a pattern, if given, and by address for all. */
  async getCounts(length: number, pattern?: string): Promise<VisitCounts> {
    const now = this.clock.now().getTime();
    const days = Array.from({ length }, (_, before) => dayOf(now - (length - 1 - before) * dayMs));
    const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const [byDay, routes] = await Promise.all([
      this.visits.countByDay({ ...range, pattern }),
      this.visits.countByPattern(range),
    ]);
    const total = [...byDay.values()].reduce((sum, count) => sum + count, 0);
    return { total, days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })), routes };
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, dayCharacters);
}
