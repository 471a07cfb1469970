import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { defineQuestion } from '../hooks/define-hook.ts';
import { Hooks } from '../hooks/hooks.ts';
import { Jobs } from '../jobs/jobs.ts';
import { dayMs } from '../time-units.ts';
import { FileStore } from './file-store.ts';
import { fileNamesOf, type StoredImage } from './images.ts';

/** Collects the images that a domain references; it owns the files whose names begin with `owner`. */
export const namedImages = defineQuestion<object, { owner: string; images: readonly StoredImage[] }>('named images');

// An upload is written before the document that references it.
const spareMs = dayMs;

/** Removes uploads orphaned by a crash. */
@Injectable()
export class OrphanFiles implements OnModuleInit {
  private readonly logger = new Logger(OrphanFiles.name);

  constructor(
    private readonly store: FileStore,
    private readonly jobs: Jobs,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 day', 'files.sweep', async () => {
      await this.sweep();
    });
  }

  /**
   * Removes files older than a day that their owner does not reference; files without an owner stay. Returns how many.
   */
  async sweep(): Promise<number> {
    const old = await this.store.listWrittenBefore(new Date(this.clock.now().getTime() - spareMs));
    const used = await this.hooks.ask(namedImages, {});
    const named = new Set(used.flatMap(({ images }) => images).flatMap(fileNamesOf));
    const owners = used.map(({ owner }) => owner);
    const orphans = old.filter((name) => isOwned(name, owners) && !named.has(name));
    for (const name of orphans) await this.store.remove(name);
    if (orphans.length > 0) this.logger.log({ files: orphans.length }, 'Files that nothing names are removed');
    return orphans.length;
  }
}

// The names of drafts begin with a dot: they have no owner yet.
function isOwned(name: string, owners: readonly string[]): boolean {
  return name.startsWith('.') || owners.some((owner) => name.startsWith(`${owner}-`));
}
