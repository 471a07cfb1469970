import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, Types } from 'mongoose';
import { sendForm } from './send-form.ts';
import { addAccount, aPassword, type Response, TestBrowser } from './test-browser.ts';

/** Rider of the game with an account. */
export interface TeamRider {
  id: string;
  zwiftId: number;
  browser: TestBrowser;
}

export const blankTeam = {
  mission: '',
  description: '',
  telegramGroup: '',
  telegramChannel: '',
  website: '',
  vk: '',
  zwiftClubId: '',
  badgeBackground: '',
  badgeTextColor: '',
};

/** Creates an account with a verified game id. */
export async function aRider(app: NestFastifyApplication, username: string, zwiftId: number): Promise<TeamRider> {
  const id = await addAccount(app, username);
  const browser = new TestBrowser(app);
  await browser.signIn(username, aPassword);
  await addProvedGameId(app, id, zwiftId);
  return { id, zwiftId, browser };
}

export async function addProvedGameId(app: NestFastifyApplication, userId: string, zwiftId: number): Promise<void> {
  const linked = { userId: new Types.ObjectId(userId), zwiftId, isMain: true, isProved: true, proof: null };
  await app.get<Connection>(getConnectionToken()).collection('gameids').insertOne(linked);
}

export function createTeam({ browser }: TeamRider, fields: object): Promise<Response> {
  return sendForm(browser, '/api/teams', { ...blankTeam, ...fields }, {}, 'POST');
}

/** Requests to join. */
export function request({ browser }: TeamRider, urlSlug: string): Promise<Response> {
  return browser.send('POST', '/api/teams/join-request', { urlSlug });
}

/** Performs a captain's action on a rider. */
export function act({ browser }: TeamRider, action: string, { id }: TeamRider, more: object = {}): Promise<Response> {
  return browser.send('POST', '/api/team-members', { action, teamMemberId: id, ...more });
}

/** Offers the team to a member. */
export function offerTeam({ browser }: TeamRider, { id }: TeamRider): Promise<Response> {
  return browser.send('PUT', '/api/teams/hand-over', { teamMemberId: id });
}

/** Adds a rider to a team through a request. */
export async function admit(captain: TeamRider, urlSlug: string, rider: TeamRider): Promise<void> {
  await request(rider, urlSlug);
  const { statusCode, body } = await act(captain, 'approve', rider);
  if (statusCode !== 200) throw new Error(body);
}
