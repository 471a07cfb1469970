import { innerQuotes } from '@otryv/race';
import type { NewMessage } from '../../people/messages/messages.service.ts';
import type { Bot } from './bot.ts';

/** Builds the message to the owner of an account whose sign-in cannot be renewed. */
export function endingMessage(userId: string, organizer: string, { username, expiresAt }: Bot, now: Date): NewMessage {
  // biome-ignore lint/plugin: A day without its year; borders.test.ts reads it.
  const date = expiresAt.toLocaleDateString('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });
  const when = expiresAt <= now ? 'закончился' : `закончится ${date}`;
  return {
    userIds: [userId],
    by: null,
    type: 'system',
    title: `Вход бота ${when}`,
    text: `Бот ${username} организатора «${innerQuotes(organizer)}» не смог обновить вход в игру. Введите его пароль на вкладке «Боты», иначе создание заездов остановится.`,
    entityUrl: '/organizer/bots',
  };
}
