import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from './product.ts';

export interface EarlierMember {
  username: string;
  zwiftId: number;
  isCaptain?: boolean;
}

/**
 * Adds a team as if migrated from another site: created in January 2025, with its members since then, linked to riders
 * of the game.
 */
export async function addEarlierTeam(
  { task }: Product,
  { name, shortName, members }: { name: string; shortName: string; members: readonly EarlierMember[] },
): Promise<void> {
  const joinedAt = '2025-01-01T00:00:00.000Z';
  const links = { telegramGroup: '', telegramChannel: '', website: '', vk: '', zwiftClubId: '' };
  const texts = { name, shortName, mission: 'Едем группой', description: 'Собрались **в гараже**.' };
  const badge = { badgeBackground: '#1f6fd0', badgeTextColor: '#ffffff' };
  const none = { closedAt: null, requests: [], bans: [], invitation: null };
  const team = {
    ...texts,
    ...links,
    ...badge,
    ...none,
    createdAt: joinedAt,
    members: members.map(({ username, isCaptain = false }) => ({
      username,
      joinedAt,
      specialization: null,
      leftAt: null,
      role: isCaptain ? 'Captain' : null,
    })),
  };
  const accounts = members.map(({ username, zwiftId }) => ({ username, zwiftId }));
  const folder = await mkdtemp(join(tmpdir(), 'otryv-team-'));
  const file = join(folder, 'teams.json');
  await writeFile(file, JSON.stringify({ accounts, teams: [team] }));
  await task('team', 'add', file);
  await rm(folder, { recursive: true });
}
