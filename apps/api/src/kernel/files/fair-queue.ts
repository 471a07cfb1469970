import { DomainError } from '../errors/domain-error.ts';

type Work = () => Promise<void>;

/** Each that waits also occupies one of the requests that the API works on at a time. */
const mostWaiting = { ofUser: 3, ofAll: 12 };
const retryAfterS = 10;

/** Runs one work at a time, one of each user in turn: a user with many works does not hold up the others. */
export class FairQueue {
  private readonly waiting = new Map<string, Work[]>();
  private isRunning = false;

  /** Settles as the work does. Throws `overloaded` when too many works of the user, or of all users, wait. */
  async add<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const ofAll = [...this.waiting.values()].reduce((sum, works) => sum + works.length, 0);
    if ((this.waiting.get(userId)?.length ?? 0) >= mostWaiting.ofUser || ofAll >= mostWaiting.ofAll)
      throw new DomainError('overloaded', { retryAfterS });
    return new Promise<Result>((resolve, reject) => {
      const settled = () => work().then(resolve, reject);
      this.waiting.set(userId, [...(this.waiting.get(userId) ?? []), settled]);
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.next(); next; next = this.next()) await next();
    this.isRunning = false;
  }

  private next(): Work | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [userId, [work, ...rest]] = first;
    // A map keeps the order of insertion: the user goes behind all others.
    this.waiting.delete(userId);
    if (rest.length > 0) this.waiting.set(userId, rest);
    return work;
  }
}
