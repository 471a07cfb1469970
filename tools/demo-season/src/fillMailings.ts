import * as z from 'zod/mini';
import type { ApiCall } from './apiCalls.ts';
import { asAdministrator } from './asAdministrator.ts';
import type { NewsOptions } from './fillNews.ts';

const mostInDigest = 6;
const anything = z.unknown();
const started = z.object({ data: z.object({ id: z.string() }) });
const digest = z.object({
  data: z.object({ subject: z.string(), events: z.array(z.object({ id: z.int() })) }),
});
const dayMs = 86_400_000;
const to = { events: true, news: false, development: false };
const announcement = {
  subject: 'Сезон открыт',
  title: 'Сезон открыт',
  text: 'Расписание на четыре недели **уже на портале**.\n\nВыберите гонку своей группы и запишитесь в игре.\n\n[Открыть расписание](/race/schedule)',
};
const later = {
  subject: 'Осенний кубок: итоги',
  title: 'Итоги Осеннего кубка',
  text: 'Протоколы утверждены, места окончательные.\n\n[Открыть серии](/series)',
};

export type MailingsOptions = Pick<NewsOptions, 'anchor' | 'runTask' | 'log' | 'address'>;

/** Starts a mailing, a weekly digest, and a paused mailing. Existing ones stay. */
export async function fillMailings({ anchor, runTask, log, address }: MailingsOptions): Promise<void> {
  await asAdministrator({ runTask, address }, async (call) => {
    const announce = (email: object) =>
      call('POST', '/api/admin/notification', started, { ...email, notificationsTypes: to }).catch(nullIfKnown);
    await announce(announcement);
    await sendDigest(call, Date.parse(anchor)).catch(nullIfKnown);
    const paused = await announce(later);
    if (paused) await call('PUT', `/api/admin/mailings/${paused.data.id}/state`, anything, { state: 'paused' });
  });
  log('Mailings: an announcement, a digest, and a paused one.');
}

/** Returns `null` for a mailing started before the interruption. */
function nullIfKnown(error: unknown): null {
  if (error instanceof Error && error.message.includes('"mailing_repeated"')) return null;
  throw error;
}

async function sendDigest(call: ApiCall, anchor: number): Promise<void> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const days = { startDate: day(anchor), endDate: day(anchor + 7 * dayMs) };
  const query = `startDate=${days.startDate}&endDate=${days.endDate}`;
  const { data } = await call('GET', `/api/race/events/mailings/preview?${query}`, digest);
  const events = data.events.slice(0, mostInDigest).map(({ id }) => ({ id }));
  if (events.length === 0) return;
  const eventsEmailPreview = { ...days, subject: data.subject, events };
  await call('POST', '/api/admin/notification/events-preview', anything, { eventsEmailPreview });
}
