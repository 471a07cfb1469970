import { Injectable } from '@nestjs/common';
import type { DigestBody, DigestPreview } from '@otryv/contract';
import { startOfDay } from '../../kernel/moscow-days.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { EventLists } from '../../racing/events/read/event-lists.ts';
import { dayRange } from './day-range.ts';
import { ru } from './emails/emails.ru.ts';
import { DigestEmpty } from './mailings.errors.ts';
import type { MailingContent } from './mailings.repository.ts';
import { toDigestItem } from './to-digest-item.ts';

interface Days {
  startDate: string;
  endDate: string;
}

/** Digests of coming events, built only from the portal's data. */
@Injectable()
export class DigestsService {
  constructor(private readonly events: EventLists) {}

  /** Lists the coming events of the days, inclusive. */
  async preview({ startDate, endDate, subject }: Days & { subject?: string | undefined }) {
    const { events, routes } = await this.eventsOf({ startDate, endDate });
    const named = subject ?? ru.digestSubject(dayRange(startDate, endDate));
    return { events, routes, startDate, endDate, subject: named } satisfies DigestPreview['data'];
  }

  /** Returns the chosen events that are still to come. Throws DigestEmpty if none is. */
  async buildContent({ subject, startDate, endDate, events: chosen }: DigestBody['eventsEmailPreview']) {
    const { events, routes } = await this.eventsOf({ startDate, endDate });
    const ids = new Set(chosen.map(({ id }) => id));
    const items = events.filter(({ id }) => ids.has(id)).map((event) => toDigestItem(event, routes));
    if (items.length === 0) throw new DigestEmpty();
    return {
      kind: 'digest',
      subject,
      lists: ['events'],
      announcement: null,
      digest: { startDate, endDate, items },
    } satisfies MailingContent;
  }

  private eventsOf({ startDate, endDate }: Days) {
    const to = new Date(startOfDay(endDate).getTime() + dayMs);
    return this.events.listBetween(startOfDay(startDate), to);
  }
}
