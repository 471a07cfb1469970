import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Change of a protocol that has not been posted yet. */
export interface Change {
  /** Id of the delivery. */
  id: string;
  eventId: number;
  version: number;
}

interface Contents {
  /** Ids of deliveries, latest last. */
  seen: string[];
  changes: Change[];
  /** Last posted version of each protocol. */
  posted: Record<string, number>;
}

/** The portal repeats a delivery for a day at most: far fewer arrive in that time. */
const mostSeen = 5_000;

/** State that survives a restart, in one file. */
export class Memory {
  private readonly file: string;
  private readonly contents: Contents;

  constructor(file: string) {
    this.file = file;
    this.contents = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { seen: [], changes: [], posted: {} };
  }

  hasSeen(id: string): boolean {
    return this.contents.seen.includes(id);
  }

  /** Records a delivery, and its change if there is anything to post. */
  add(id: string, change: Change | null): void {
    const { seen, changes } = this.contents;
    seen.push(id);
    seen.splice(0, seen.length - mostSeen);
    if (change) changes.push(change);
    this.save();
  }

  /** Returns the changes of the race that has waited longest, excluding some races: one message covers all of them. */
  waiting(but: ReadonlySet<number>): Change[] {
    const { changes } = this.contents;
    const first = changes.find(({ eventId }) => !but.has(eventId));
    return changes.filter(({ eventId }) => eventId === first?.eventId);
  }

  /** Removes changes, but none that arrived in the meantime. */
  done(done: readonly Change[]): void {
    const ids = new Set(done.map(({ id }) => id));
    this.contents.changes = this.contents.changes.filter(({ id }) => !ids.has(id));
    this.save();
  }

  postedVersion(eventId: number): number | undefined {
    return this.contents.posted[eventId];
  }

  posted(eventId: number, version: number): void {
    this.contents.posted[eventId] = version;
    this.save();
  }

  /** Synchronous, so that two deliveries cannot overtake one another; a crash leaves the old file or the new one. */
  private save(): void {
    writeFileSync(`${this.file}.new`, JSON.stringify(this.contents));
    renameSync(`${this.file}.new`, this.file);
  }
}
