import type { PublicTeam } from '@otryv/contract';
import type { TeamFormValue } from '@otryv/forms';

/** Returns the initial form values of a team. */
export function teamValues(team: PublicTeam): Partial<TeamFormValue> {
  const { name, shortName, mission, description, telegram, website, vk, zwiftClubId, appearance } = team;
  return {
    name,
    shortName,
    mission,
    description,
    telegramGroup: telegram.group ?? '',
    telegramChannel: telegram.channel ?? '',
    website: website ?? '',
    vk: vk ?? '',
    zwiftClubId: zwiftClubId ?? '',
    badgeBackground: appearance?.badgeBackground ?? '',
    badgeTextColor: appearance?.badgeTextColor ?? '',
  };
}

/** Builds the multipart form of a team: every value is text. */
export function teamForm({ logoFile, posterFile, ...texts }: TeamFormValue): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, String(value));
  for (const [name, [file]] of Object.entries({ logoFile, posterFile })) if (file) form.set(name, file);
  return form;
}
