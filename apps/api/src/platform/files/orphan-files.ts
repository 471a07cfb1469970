import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Jobs } from '../jobs/jobs.ts';
import { dayMs } from '../time-units.ts';
import { FileStore } from './file-store.ts';
import { fileNamesOf, type StoredImage } from './images.ts';

type Uses = () => Promise<readonly StoredImage[]>;

// An upload is written before the document that names it.
const spareMs = dayMs;

/** Removes the files of uploads that a crash left behind: those that nothing names. */
@Injectable()
export class OrphanFiles implements OnModuleInit {
  private readonly logger = new Logger(OrphanFiles.name);
  private readonly uses = new Map<string, Uses>();

  constructor(
    private readonly store: FileStore,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 day', 'files.sweep', async () => {
      await this.sweep();
    });
  }

  /** Keeps the images that a domain names; it owns the files whose names begin with `owner`. */
  keep(owner: string, uses: Uses): void {
    this.uses.set(owner, uses);
  }

  /** Removes what has been there for a day and is not named by its owner; files of nobody stay. Returns how many. */
  async sweep(): Promise<number> {
    const old = await this.store.writtenBefore(new Date(this.clock.now().getTime() - spareMs));
    const used = await Promise.all([...this.uses.values()].map((uses) => uses()));
    const named = new Set(used.flat().flatMap(fileNamesOf));
    const orphans = old.filter((name) => this.isOwned(name) && !named.has(name));
    for (const name of orphans) await this.store.remove(name);
    if (orphans.length > 0) this.logger.log({ files: orphans.length }, 'Files that nothing names are removed');
    return orphans.length;
  }

  // The names of drafts begin with a dot: nobody's yet.
  private isOwned(name: string): boolean {
    return name.startsWith('.') || [...this.uses.keys()].some((owner) => name.startsWith(`${owner}-`));
  }
}
