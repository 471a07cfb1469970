import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import {
  CAPTAIN_ROLES,
  gameId,
  MEMBER_ROLES,
  registrationBody,
  TEAM_SPECIALIZATIONS,
  teamFields,
} from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { type MovedTeam, TeamMoves } from '../clubs/teams/membership/team-moves.service.ts';
import { TeamNameTaken, TeamShortNameTaken } from '../clubs/teams/records/teams.errors.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { OperatorAccounts } from '../people/auth/operator-accounts.ts';
import { GameIdsService } from '../people/users/game-ids/game-ids.service.ts';
import { UserUnknown } from '../people/users/records/users.errors.ts';
import { UsersService } from '../people/users/users.service.ts';
import { UsageError } from './arguments.ts';
import { refusalOf } from './refusal.ts';

type Log = (line: string) => void;

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const { removesLogo: _logo, removesPoster: _poster, ...texts } = teamFields.shape;
const username = z.string();
/** Accounts named by teams; missing ones are created without a password. */
const accounts = z.array(z.strictObject({ username: registrationBody.shape.username, zwiftId: gameId }));
const teams = z.array(
  z.strictObject({
    ...texts,
    createdAt: moment,
    closedAt: z.nullable(moment),
    members: z.array(
      z.strictObject({
        username,
        role: z.nullable(z.enum([...CAPTAIN_ROLES, ...MEMBER_ROLES])),
        specialization: z.nullable(z.enum(TEAM_SPECIALIZATIONS)),
        joinedAt: moment,
        leftAt: z.nullable(moment),
      }),
    ),
    requests: z.array(z.strictObject({ username, requestedAt: moment })),
    bans: z.array(z.strictObject({ username, reason: z.string(), bannedAt: moment, bannedBy: username })),
    invitation: z.nullable(z.strictObject({ token: z.string(), expiresAt: moment })),
  }),
);
const file = z.strictObject({ accounts, teams });
type GivenTeam = z.output<typeof teams>[number];
type GivenAccount = z.output<typeof accounts>[number];

/** Adds the accounts and the teams of a JSON file; skips teams whose names exist. */
export async function addTeams(app: INestApplicationContext, [path]: readonly string[], log: Log): Promise<number> {
  if (!path) throw new UsageError('Pass a JSON file: accounts and teams.');
  const given = file.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!given.success) throw new UsageError(`${path} has another format: ${z.prettifyError(given.error)}`);
  for (const account of given.data.accounts) {
    const error = await addAccount(app, account);
    if (error) log(`${account.username}: ${error}`);
  }
  for (const team of given.data.teams) log(`${team.name}: ${await addOne(app, team)}`);
  return 0;
}

/** Returns why the rider could not be linked; nothing on success. */
async function addAccount(
  app: INestApplicationContext,
  { username: name, zwiftId }: GivenAccount,
): Promise<string | null> {
  const known = await app.get(UsersService).findByUsername(name);
  const userId = known?.id ?? (await app.get(OperatorAccounts).addWithoutPassword(name));
  try {
    await app.get(GameIdsService).linkProved(userId, zwiftId);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return refusalOf(error);
    throw error;
  }
}

async function addOne(app: INestApplicationContext, team: GivenTeam): Promise<string> {
  const ids = await idsOf(app, team);
  const idOf = ({ username: name }: { username: string }) => ids.get(name) ?? '';
  try {
    return await app.get(TeamMoves).add(toMoved(team, idOf));
  } catch (error) {
    if (error instanceof TeamNameTaken || error instanceof TeamShortNameTaken) return 'exists already';
    throw error;
  }
}

function toMoved(given: GivenTeam, idOf: (one: { username: string }) => string): MovedTeam {
  const { createdAt, closedAt, members, requests, bans, invitation, ...fields } = given;
  return {
    createdAt,
    closedAt,
    invitation,
    fields: { ...fields, logo: null, poster: null },
    members: members.map(({ username: name, ...member }) => ({ ...member, userId: idOf({ username: name }) })),
    requests: requests.map((one) => ({ userId: idOf(one), requestedAt: one.requestedAt })),
    bans: bans.map((ban) => ({
      userId: idOf(ban),
      reason: ban.reason,
      bannedAt: ban.bannedAt,
      bannedById: idOf({ username: ban.bannedBy }),
    })),
  };
}

/** Throws UserUnknown. */
async function idsOf(app: INestApplicationContext, team: GivenTeam): Promise<Map<string, string>> {
  const { members, requests, bans } = team;
  const names = [...members, ...requests, ...bans, ...bans.map(({ bannedBy }) => ({ username: bannedBy }))];
  const ids = new Map<string, string>();
  for (const { username: name } of names) {
    const user = await app.get(UsersService).findByUsername(name);
    if (!user) throw new UserUnknown();
    ids.set(name, user.id);
  }
  return ids;
}
