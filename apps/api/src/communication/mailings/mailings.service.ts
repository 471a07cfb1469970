import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type {
  Identity,
  LetterBody,
  Mailing,
  MailingAudience,
  MailingBody,
  MailingList,
  Mailings,
} from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type SessionOrNone } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { Mailer } from '../../kernel/mail/mailer.ts';
import { type RenderedEmail } from '../../kernel/mail/render-email.tsx';
import { hourMs } from '../../kernel/time-units.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { DigestsService } from './digests.service.ts';
import { toMailing } from './mailing.mapper.ts';
import { MailingEmail } from './mailing-email.tsx';
import { MailingEmailsRepository } from './mailing-emails.repository.ts';
import {
  MailingAddressNeeded,
  MailingNotFound,
  MailingOver,
  MailingRepeated,
  MailingWithoutReceivers,
} from './mailings.errors.ts';
import { trialsOfUser } from './mailings.limits.ts';
import { type MailingContent, MailingsRepository, type StoredMailing } from './mailings.repository.ts';

const sameEmailMs = hourMs;
const actions = { sending: 'mailing.resume', paused: 'mailing.pause', stopped: 'mailing.stop' } as const;
const unfinished = ['waiting', 'preparing', 'sending', 'paused'] as const;

/** Mailings to many readers, started, paused and stopped by administrators. */
@Injectable()
export class MailingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'MAILING_LETTERS_PER_MINUTE'>,
    private readonly mailings: MailingsRepository,
    private readonly emails: MailingEmailsRepository,
    private readonly email: MailingEmail,
    private readonly digests: DigestsService,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(page: number, size: number): Promise<Mailings> {
    const [active, { mailings, total }] = await Promise.all([
      this.mailings.listActive(),
      this.mailings.listFinished(page, size),
    ]);
    const [shownActive, data] = await Promise.all([this.shown(active), this.shown(mailings)]);
    return { active: shownActive, data, quantity: total, quantityPages: Math.ceil(total / size) };
  }

  async getAudience(lists: readonly MailingList[]): Promise<MailingAudience['data']> {
    const [events, news, development, receivers] = await Promise.all([
      this.users.countSubscribers(['events']),
      this.users.countSubscribers(['news']),
      this.users.countSubscribers(['development']),
      this.users.countSubscribers(lists),
    ]);
    return { byList: { events, news, development }, receivers, pace: this.config.MAILING_LETTERS_PER_MINUTE };
  }

  /** Throws MailingWithoutReceivers, MailingRepeated. */
  announce(identity: Identity, { subject, title, text, notificationsTypes }: MailingBody): Promise<Mailing> {
    const lists = (['events', 'news', 'development'] as const).filter((list) => notificationsTypes[list]);
    return this.begin(identity, {
      kind: 'announcement',
      subject,
      lists,
      announcement: { title, text },
      digest: null,
    });
  }

  /** Throws DigestEmpty, MailingWithoutReceivers, MailingRepeated. */
  async sendDigest(identity: Identity, body: Parameters<DigestsService['buildContent']>[0]): Promise<Mailing> {
    return this.begin(identity, await this.digests.buildContent(body));
  }

  /** Renders the email as the administrator would receive it. Throws DigestEmpty. */
  async preview({ userId }: Identity, body: LetterBody): Promise<RenderedEmail> {
    const content = await this.contentOf(body);
    return this.mailer.render(await this.email.to(userId, content.lists[0] ?? 'events', content));
  }

  /** Sends the email only to the administrator. Throws DigestEmpty, MailingAddressNeeded, TooManyAttempts. */
  async sendTrial({ userId }: Identity, body: LetterBody): Promise<void> {
    const content = await this.contentOf(body);
    const user = await this.users.requireById(userId, noTransaction);
    if (!user.email || !user.emailConfirmed) throw new MailingAddressNeeded();
    await this.limits.count(trialsOfUser, userId);
    const [object, after] = [{ kind: 'user', id: userId }, { subject: content.subject }];
    await this.transactions.run((session) =>
      this.audit.write({ actorId: userId, action: 'mailing.trial', object, after }, session),
    );
    await this.mailer.send(user.email, await this.email.to(userId, content.lists[0] ?? 'events', content));
  }

  /** Pauses a mailing, resumes it or stops it permanently. Throws MailingNotFound, MailingOver. */
  async setState({ userId }: Identity, id: string, asked: 'sending' | 'paused' | 'stopped'): Promise<Mailing> {
    await this.transactions.run(async (session) => {
      // Read here: a job that starts the mailing meanwhile would have changed the audit's previous state.
      const mailing = await this.existing(id, session);
      const state = asked === 'sending' && !mailing.isListed ? 'waiting' : asked;
      const isChanged =
        state === 'stopped'
          ? await this.mailings.end(
              id,
              unfinished,
              { state, counts: await this.emails.getCounts(id, session), endedAt: this.clock.now() },
              session,
            )
          : await this.mailings.change(id, unfinished, { state }, session);
      if (!isChanged) throw new MailingOver();
      const object = { kind: 'mailing', id };
      const [before, after] = [{ state: mailing.state }, { state, subject: mailing.subject }];
      await this.audit.write({ actorId: userId, action: actions[asked], object, before, after }, session);
    });
    return this.shownOne(id);
  }

  private async begin({ userId }: Identity, content: MailingContent): Promise<Mailing> {
    const receivers = await this.users.countSubscribers(content.lists);
    if (receivers === 0) throw new MailingWithoutReceivers();
    const createdAt = this.clock.now();
    const keyAt = (at: Date) => contentKey(content, Math.floor(at.getTime() / sameEmailMs));
    const sinceMs = createdAt.getTime() - sameEmailMs;
    const same = await this.mailings.findByContentKey(keyAt(new Date(sinceMs)));
    const isRecent = same !== null && same.createdAt.getTime() > sinceMs;
    const isBeingSent = (await this.mailings.listActive()).some((one) => one.contentKey === keyAt(one.createdAt));
    if (isRecent || isBeingSent) throw new MailingRepeated();
    const key = keyAt(createdAt);
    const { id } = await this.transactions.run(async (session) => {
      const mailing = await this.mailings.insert(content, { contentKey: key, authorId: userId, createdAt }, session);
      const after = { kind: content.kind, subject: content.subject, lists: content.lists, receivers };
      const object = { kind: 'mailing', id: mailing.id };
      await this.audit.write({ actorId: userId, action: 'mailing.begin', object, after }, session);
      return mailing;
    });
    return this.shownOne(id);
  }

  private async contentOf(body: LetterBody): Promise<MailingContent> {
    if ('eventsEmailPreview' in body) return this.digests.buildContent(body.eventsEmailPreview);
    const { subject, title, text, list = 'news' } = body;
    return { kind: 'announcement', subject, lists: [list], announcement: { title, text }, digest: null };
  }

  private async existing(id: string, session: SessionOrNone): Promise<StoredMailing> {
    const mailing = await this.mailings.findById(id, session);
    if (!mailing) throw new MailingNotFound();
    return mailing;
  }

  private async shownOne(id: string): Promise<Mailing> {
    const [shown] = await this.shown([await this.existing(id, noTransaction)]);
    if (!shown) throw new MailingNotFound();
    return shown;
  }

  private async shown(mailings: readonly StoredMailing[]): Promise<Mailing[]> {
    const authors = await this.users.listSummariesOf(
      mailings.flatMap(({ authorId }) => authorId ?? []),
      noTransaction,
    );
    return Promise.all(
      mailings.map(async (mailing) =>
        toMailing(mailing, {
          author: authors.get(mailing.authorId ?? '')?.username ?? null,
          counts: mailing.counts ?? (await this.emails.getCounts(mailing.id, noTransaction)),
          pace: this.config.MAILING_LETTERS_PER_MINUTE,
        }),
      ),
    );
  }
}

/** Returns a hash of the content, the lists and the hour of creation of a mailing. */
function contentKey(content: MailingContent, hour: number): string {
  return createHash('sha256')
    .update(JSON.stringify([content, hour]))
    .digest('base64url');
}
