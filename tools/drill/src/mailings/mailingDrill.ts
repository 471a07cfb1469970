import { setTimeout as wait } from 'node:timers/promises';
import { mailings } from '@otryv/contract/schemas';
import { addAccounts, signIn } from '../kills/accounts.ts';
import { randomOf } from '../kills/random.ts';
import { send } from '../kills/send.ts';
import { openTestBed, type TestBed, unlimited } from '../kills/testBed.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface MailingDrill {
  receivers: number;
  /** Number of kills of the sending server. */
  kills: number;
  seed: number;
  log: (line: string) => void;
}

export interface MailingOutcome {
  /** Lost or duplicated emails; empty on success. */
  losses: string[];
  kills: number;
}

const head = 'drill-head';
const lockMs = 1_500;
const pollMs = 200;
const longestMs = 3_000;
const patienceMs = 1_800_000;
const email = { subject: 'Учебная тревога', title: 'Учебная тревога', text: 'Это письмо приходит один раз.' };

/** Sends a mailing while the sending server is killed repeatedly, and counts the emails of every address. */
export async function mailingDrill({ receivers, kills, seed, log }: MailingDrill): Promise<MailingOutcome> {
  const random = randomOf(seed);
  const mailbox = await openMailbox();
  const settings = { SMTP_URL: mailbox.url, MAILING_LETTERS_PER_MINUTE: '1000000' };
  const testBed = await openTestBed(lockMs, { ...unlimited, ...settings });
  try {
    const ask = await askAsAdmin(testBed);
    await testBed.store.addReaders(receivers);
    await ask('POST', '/api/admin/notification', {
      ...email,
      notificationsTypes: { events: false, news: true, development: false },
    });
    const began = Date.now();
    let killed = 0;
    for (; killed < kills && !(await isOver(ask)); killed += 1) {
      const victim = await testBed.startServer(settings);
      // A process must have started before it can be killed midway.
      const before = mailbox.addresses().length;
      await waitUntil(async () => mailbox.addresses().length > before || !victim.isRunning() || isOver(ask));
      await wait(random() * longestMs);
      victim.kill();
      await victim.ended;
      log(`kill ${killed + 1}: ${mailbox.addresses().length} of ${receivers} addresses have an email`);
    }
    const last = await testBed.startServer(settings);
    await waitUntil(() => isOver(ask));
    last.kill('SIGTERM');
    await last.ended;
    const losses = await lossesOf(ask, mailbox, { receivers, killed });
    const seconds = Math.round((Date.now() - began) / 1000);
    log(`${receivers} emails in ${seconds} s, ${killed} kills, ${mailbox.repeats()} repeated under their Message-ID.`);
    return { losses, kills: killed };
  } finally {
    await testBed.stop();
    await mailbox.close();
  }
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

async function askAsAdmin(testBed: TestBed): Promise<Ask> {
  const { address } = testBed;
  const password = (await addAccounts(testBed, [head])).get(head) ?? '';
  await testBed.run('user', 'role', head, 'admin');
  // A token is valid for fifteen minutes, which is less than a long mailing takes.
  return async (method, path, body) => {
    const accessToken = await signIn(address, head, password);
    return send(address, { method, path, body, accessToken });
  };
}

async function mailingOf(ask: Ask) {
  const { active, data } = mailings.parse(await ask('GET', '/api/admin/mailings'));
  return active[0] ?? data[0];
}

async function isOver(ask: Ask): Promise<boolean> {
  return (await mailingOf(ask))?.state === 'done';
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('The mailing did not end.');
    await wait(pollMs);
  }
}

async function lossesOf(
  ask: Ask,
  mailbox: Mailbox,
  { receivers, killed }: { receivers: number; killed: number },
): Promise<string[]> {
  const addresses = mailbox.addresses();
  const wrong = addresses.filter((address) => mailbox.emailsOf(address) !== 1);
  const mailing = await mailingOf(ask);
  const counted = { total: mailing?.total, sent: mailing?.sent };
  return [
    ...wrong.map((address) => `${address} has ${mailbox.emailsOf(address)} emails`),
    ...(addresses.length === receivers ? [] : [`${addresses.length} addresses have an email, not ${receivers}`]),
    // One email is in flight when a process dies.
    ...(mailbox.repeats() > killed ? [`${mailbox.repeats()} emails arrived again after ${killed} kills`] : []),
    ...(counted.total === receivers && counted.sent === receivers ? [] : [`counted ${JSON.stringify(counted)}`]),
  ];
}
