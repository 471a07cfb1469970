import { Inject, Injectable } from '@nestjs/common';
import type { MailingList } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CONFIG, type Config } from '../../config.ts';
import type { Email } from '../../kernel/mail/render-email.tsx';
import { SubscriptionsService, type UnsubscribeLinks } from '../../people/subscriptions/subscriptions.service.ts';
import { dayRange } from './day-range.ts';
import { AnnouncementEmail } from './emails/AnnouncementEmail.tsx';
import { DigestEmail } from './emails/DigestEmail.tsx';
import type { MailingContent } from './mailings.repository.ts';

/** Builds the emails of mailings. */
@Injectable()
export class MailingEmail {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** Builds the email to one reader subscribed to the list. */
  async to(userId: string, list: MailingList, content: MailingContent): Promise<Email> {
    return this.of(content, list, await this.subscriptions.getLinksOf(userId, list));
  }

  private of({ subject, announcement, digest }: MailingContent, list: MailingList, links: UnsubscribeLinks): Email {
    const { PUBLIC_URL: publicUrl } = this.config;
    const link = (path: string) => new URL(path, publicUrl).href;
    const foot = {
      list,
      unsubscribeLink: links.page,
      settingsLink: link(addressOf(addresses.settingsNotifications, { zwiftId: 0 })),
    };
    const body = announcement ? (
      <AnnouncementEmail {...announcement} {...foot} publicUrl={publicUrl} />
    ) : (
      <DigestEmail
        items={(digest?.items ?? []).map((item) => ({
          ...item,
          href: link(addressOf(addresses.event, { eventId: item.id })),
        }))}
        range={digest ? dayRange(digest.startDate, digest.endDate) : ''}
        scheduleLink={link(addressOf(addresses.schedule))}
        {...foot}
      />
    );
    return { subject, body, oneClickUnsubscribe: links.oneClick };
  }
}
