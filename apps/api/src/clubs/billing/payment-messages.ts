import { Injectable } from '@nestjs/common';
import { formatDay } from '@otryv/race';
import type { Session } from '../../kernel/database/session.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { Payment } from './payments.repository.ts';
import { ru } from './service-messages.ru.ts';
import { servicesPath } from './services-path.ts';

const about = { type: 'system' as const, title: ru.paymentTitle, by: null };

interface PaymentTexts {
  payerText: string;
  /** The name of the payer is empty once the account is deleted. */
  administratorText: (payer: string) => string;
  /** Address where administrators make the requested decision. */
  taskUrl?: string;
}

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

  async toAdministrators(text: string, session: Session): Promise<void> {
    const userIds = await this.users.listAdministrators(session);
    await this.messages.write({ ...about, userIds, text }, session);
  }

  /**
   * Notifies the payer and every administrator, each once: a payer who is an administrator gets the text of the payer,
   * but a task, which has a `taskUrl`, as an administrator.
   */
  async toPayerAndAdministrators(
    payment: Payment,
    { payerText, administratorText, taskUrl }: PaymentTexts,
    session: Session,
  ): Promise<void> {
    const { userId } = payment;
    const administrators = await this.users.listAdministrators(session);
    const getsTask = taskUrl !== undefined && userId !== null && administrators.includes(userId);
    if (!getsTask) await this.toPayer(payment, payerText, session);
    const payer = userId === null ? '' : ((await this.users.findById(userId, session))?.username ?? '');
    await this.messages.write(
      {
        ...about,
        userIds: administrators.filter((id) => getsTask || id !== userId),
        text: administratorText(payer),
        ...(taskUrl !== undefined && { entityUrl: taskUrl }),
      },
      session,
    );
  }
}

/** Formats a Moscow day. */
export function dayOf(at: Date): string {
  return formatDay(at, { locale: 'ru', timeZone: 'Europe/Moscow' });
}
