import { gameClubs } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import type { ApiCall } from './apiCalls.ts';
import { asAdministrator } from './asAdministrator.ts';
import { clubPeople, type DemoOrganizer, demoOrganizers } from './demoOrganizers.ts';
import { drawnLogo, drawnPoster } from './drawnPictures.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface ClubsOptions {
  runTask: FillOptions['runTask'];
  log: (line: string) => void;
  /** Address of the API. */
  address: string;
  /** Password of every account at the simulator. */
  gamePassword: string;
}

const organizers = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
const created = z.object({ data: z.object({ _id: z.string() }) });
const clubs = z.object({
  data: z.array(z.object({ id: z.string(), moderators: z.array(z.object({ _id: z.string() })) })),
});
const users = z.object({ data: z.array(z.object({ _id: z.string(), username: z.string() })) });
const bots = z.object({ data: z.array(z.object({ username: z.string() })) });
const keys = z.object({ data: z.array(z.object({ name: z.string() })) });
const webhooks = z.object({ data: z.array(z.object({ url: z.string() })) });
const slots = z.object({ data: z.array(z.unknown()) });
const anything = z.unknown();

/**
 * Creates owners, pages, clubs, moderators and bots for the organizers of the demo, through the API itself. Run again
 * after an interruption, it adds what is missing.
 */
export async function fillClubs({ runTask, log, address, gamePassword }: ClubsOptions): Promise<void> {
  await passwordsOf(runTask, clubPeople);
  await asAdministrator({ runTask, address }, async (call) => {
    for (const [index, organizer] of demoOrganizers.entries()) {
      const organizerId = await giveToOwner(call, organizer);
      await addClubs(call, organizer, organizerId);
      if (organizer.slot === 'trial') await giveTrial(runTask, call, organizer.name, organizerId);
      await call('PUT', '/api/organizer/main', anything, pageOf(organizer, organizerId, index));
      if (organizer.bot) await connect(call, organizerId, organizer.bot, gamePassword);
      await addKeys(call, organizerId, organizer.keys ?? []);
      await addWebhooks(call, organizerId, organizer.webhooks ?? []);
    }
  });
  await failToRenew(runTask, 'ending@club.example');
  log(
    `Clubs: ${demoOrganizers.length} organizers with owners, ${Object.keys(gameClubs).length} clubs with moderators.`,
  );
}

/** Makes the game reject this bot, which notifies its owner. */
async function failToRenew(runTask: ClubsOptions['runTask'], bot: string): Promise<void> {
  try {
    await runTask(['bot', 'renew', bot]);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(`${bot}: `))) throw error;
  }
}

async function giveToOwner(call: ApiCall, { name, label, owner }: DemoOrganizer): Promise<string> {
  const { data } = await call('GET', '/api/admin/organizers?docsOnPage=500', organizers);
  const known = data.find((each) => each.name === name);
  const body = { name, label, creatorId: await userId(call, owner) };
  if (known) await call('PUT', '/api/admin/organizers', created, { ...body, organizerId: known._id });
  return known ? known._id : (await call('POST', '/api/admin/organizers', created, body)).data._id;
}

/** Grants a first month, unless there is a slot already. */
async function giveTrial(runTask: ClubsOptions['runTask'], call: ApiCall, name: string, organizerId: string) {
  const { data } = await call('GET', `/api/admin/site-services/${organizerId}`, slots);
  if (data.length === 0) await runTask(['slot', 'trial', name]);
}

async function addClubs(call: ApiCall, organizer: DemoOrganizer, organizerId: string): Promise<void> {
  const { data } = await call('GET', `/api/organizer/clubs/${organizerId}`, clubs);
  for (const { key, moderators } of organizer.clubs) {
    const { clubId } = gameClubs[key];
    const known = data.find(({ id }) => id === clubId);
    if (!known) await call('POST', '/api/admin/clubs', anything, { clubId, organizerId });
    for (const username of moderators) {
      const moderator = await userId(call, username);
      if (known?.moderators.some(({ _id }) => _id === moderator)) continue;
      await call('PUT', '/api/admin/clubs/moderators', anything, { clubId, userId: moderator });
    }
  }
}

function pageOf(organizer: DemoOrganizer, organizerId: string, index: number): FormData {
  const { isPublished, protestHours, mission, description, links, colours, label } = organizer;
  const [main] = organizer.clubs;
  const none = { telegramGroup: '', telegramChannel: '', website: '', vk: '', youtube: '' };
  const fields = { organizerId, isPublished, protestHours, mission, description, ...none, ...links };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('clubMain', main ? gameClubs[main.key].clubId : '');
  form.set('logoFile', new Blob([drawnLogo(label, colours)]), 'logo.svg');
  form.set('posterFile', new Blob([drawnPoster(index + 1, colours)]), 'poster.svg');
  return form;
}

async function connect(call: ApiCall, organizerId: string, username: string, password: string): Promise<void> {
  const { data } = await call('GET', `/api/organizer/bots?organizerId=${organizerId}`, bots);
  if (data.some((bot) => bot.username === username)) return;
  await call('PUT', '/api/organizer/bots', anything, { organizerId, username, password });
}

async function addKeys(call: ApiCall, organizerId: string, wanted: NonNullable<DemoOrganizer['keys']>): Promise<void> {
  if (wanted.length === 0) return;
  const { data } = await call('GET', `/api/organizer/keys?organizerId=${organizerId}`, keys);
  for (const { name, origins } of wanted) {
    if (data.some((key) => key.name === name)) continue;
    const kind = origins ? { kind: 'publishable', origins } : { kind: 'secret' };
    await call('POST', '/api/organizer/keys', anything, { organizerId, name, ...kind });
  }
}

async function addWebhooks(call: ApiCall, organizerId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { data } = await call('GET', `/api/organizer/webhooks?organizerId=${organizerId}`, webhooks);
  const events = ['protocol.published', 'protocol.changed', 'protocol.official'];
  for (const url of addresses) {
    if (data.some((webhook) => webhook.url === url)) continue;
    const made = await call('POST', '/api/organizer/webhooks', created, { organizerId, url, events });
    await call('PUT', '/api/organizer/webhooks', anything, { webhookId: made.data._id, isOn: false });
  }
}

async function userId(call: ApiCall, username: string): Promise<string> {
  const { data } = await call('GET', `/api/moderator/users?search=${username}`, users);
  const user = data.find((each) => each.username === username);
  if (!user) throw new Error(`There is no account ${username}.`);
  return user._id;
}
