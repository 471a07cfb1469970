import { Injectable } from '@nestjs/common';
import { formatDay } from '@otryv/race';
import type { Session } from '../../kernel/database/session.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { Payment } from './payments.repository.ts';
import { ru } from './service-messages.ru.ts';
import { servicesPath } from './services-path.ts';

const about = { type: 'system' as const, title: ru.paymentTitle, by: null };

/** Notifications about payments. */
@Injectable()
export class PaymentMessages {
  constructor(
    private readonly users: UsersService,
    private readonly messages: MessagesService,
  ) {}

  /** Does nothing once the account of the payer is deleted. */
  async toPayer({ userId }: Payment, text: string, session: Session): Promise<void> {
    if (userId !== null)
      await this.messages.write({ ...about, userIds: [userId], text, entityUrl: servicesPath }, session);
  }

  async toAdministrators(text: string, session: Session, entityUrl?: string): Promise<void> {
    const userIds = await this.users.listAdministrators(session);
    await this.messages.write({ ...about, userIds, text, ...(entityUrl !== undefined && { entityUrl }) }, session);
  }

  /** Returns the payer's name; empty once the account is deleted. */
  async getNameOfPayer({ userId }: Payment, session: Session): Promise<string> {
    return userId === null ? '' : ((await this.users.findById(userId, session))?.username ?? '');
  }
}

/** Formats a Moscow day. */
export function dayOf(at: Date): string {
  return formatDay(at, { locale: 'ru', timeZone: 'Europe/Moscow' });
}
