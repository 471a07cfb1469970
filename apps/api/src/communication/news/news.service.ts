import { Injectable } from '@nestjs/common';
import type { Identity, News, NewsPost, ReleaseNote } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { NewsNotFound, NewsOutdated } from './news.errors.ts';
import { NewsRepository } from './news.repository.ts';

/** Release notes, written by administrators and public. */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Lists the latest release notes. */
  async listLatest(count: number): Promise<News> {
    const posts = await this.news.listLatest(count + 1);
    return { informationDev: posts.slice(0, count), hasMore: posts.length > count };
  }

  /** Publishes a note, unless the same one is published already. Throws NewsVersionTaken. */
  async create({ userId }: Identity, note: ReleaseNote): Promise<void> {
    await this.transactions.run(async (session) => {
      const known = await this.news.findByVersion(note.version, session);
      if (known && hasSame(known, note)) return;
      const id = await this.news.insert(note, session);
      await this.record(userId, 'news.create', { id, before: null, after: note }, session);
    });
  }

  /**
   * Without a `revision`, changes the note regardless of its stored state; one that already has these values stays as it
   * is. Throws NewsNotFound, NewsOutdated, NewsVersionTaken.
   */
  async change({ userId }: Identity, id: string, note: ReleaseNote, revision?: number): Promise<void> {
    await this.transactions.run(async (session) => {
      const post = await this.existing(id, session);
      if (hasSame(post, note)) return;
      const { _id, revision: stored, ...before } = post;
      if (revision !== undefined && revision !== stored) throw new NewsOutdated();
      await this.news.replace(_id, note, session);
      await this.record(userId, 'news.change', { id, before, after: note }, session);
    });
  }

  /** Returns the version of the removed note. Throws NewsNotFound. */
  async remove({ userId }: Identity, id: string): Promise<string> {
    return this.transactions.run(async (session) => {
      const { _id, revision: _revision, ...before } = await this.existing(id, session);
      await this.news.delete(_id, session);
      await this.record(userId, 'news.remove', { id, before, after: null }, session);
      return before.version;
    });
  }

  private async existing(id: string, session: Session) {
    const post = await this.news.findById(id, session);
    if (!post) throw new NewsNotFound();
    return post;
  }

  private record(
    actorId: string,
    action: AuditAction,
    { id, before, after }: { id: string; before: object | null; after: object | null },
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'news', id }, before, after }, session);
  }
}

/** Whether a stored note already has these values. */
function hasSame(post: NewsPost, { releaseDate, version, text }: ReleaseNote): boolean {
  return post.version === version && post.text === text && Date.parse(post.releaseDate) === Date.parse(releaseDate);
}
