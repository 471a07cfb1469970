import { DomainError } from '../errors/domain-error.ts';

type Work = () => Promise<void>;

/** Each waiting task also occupies one of the API's concurrent requests. */
const mostWaiting = { ofUser: 3, ofAll: 12 };
const retryAfterS = 10;

/** Runs one task at a time, alternating between users: a user with many tasks does not hold up the others. */
export class FairQueue {
  private readonly waiting = new Map<string, Work[]>();
  private isRunning = false;

  /** Settles like the task. Throws `overloaded` when too many tasks of the user, or of all users, are waiting. */
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
    // A map keeps insertion order: the user moves to the end.
    this.waiting.delete(userId);
    if (rest.length > 0) this.waiting.set(userId, rest);
    return work;
  }
}
