import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';

const keptEmail = z.object({
  to: z.string(),
  sentAt: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type KeptEmail = z.output<typeof keptEmail>;

const most = 200;
const nameOfFile = /^[\w-]+\.json$/;
const idPattern = /^[\w-]+$/;

/**
 * Stores emails in a folder, in place of a mail server. They contain secrets: only the owner of the folder can read
 * them.
 */
@Injectable()
export class KeptEmails {
  private readonly folder: string;

  constructor(@Inject(CONFIG) { MAIL_FOLDER }: Pick<Config, 'MAIL_FOLDER'>) {
    this.folder = MAIL_FOLDER;
  }

  async keep(email: KeptEmail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const id = `${email.sentAt.replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`;
    await writeFile(join(this.folder, `${id}.json`), JSON.stringify(email), { mode: 0o600 });
    for (const old of (await this.listIds()).slice(most)) await rm(join(this.folder, `${old}.json`), { force: true });
  }

  /** Lists the ids of the emails, latest first. */
  async listIds(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => nameOfFile.test(name))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
      .reverse();
  }

  /** Returns an email; `null` for an unknown id. */
  async find(id: string): Promise<KeptEmail | null> {
    if (!idPattern.test(id)) return null;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : (keptEmail.safeParse(JSON.parse(text)).data ?? null);
  }
}
