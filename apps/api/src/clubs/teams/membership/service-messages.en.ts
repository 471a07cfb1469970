/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  request_written: (rider: string, team: string): string =>
    `${rider} asks to join the team “${team}”. The request waits on the page of members.`,
  request_approved: (team: string): string => `You are in the team “${team}” now.`,
  request_rejected: (team: string): string =>
    `Your request to the team “${team}” was rejected. You can choose another team.`,
  member_joined: (rider: string, team: string): string => `The team “${team}” has a new member: ${rider}.`,
  member_left: (rider: string, team: string): string => `${rider} leaves the team “${team}”.`,
  you_left: (team: string): string => `You left the team “${team}”. Earlier results stay with it.`,
  you_excluded: (rider: string, team: string): string => `Excluded from the team “${team}”: ${rider}.`,
  excluded: (team: string): string => `You were excluded from the team “${team}”. Earlier results stay with it.`,
  you_banned: (rider: string, team: string, reason: string): string =>
    `The team “${team}” is closed to ${rider}. The reason: ${reason}.`,
  banned: (team: string, reason: string): string => `The team “${team}” is closed to you. The reason: ${reason}.`,
  you_unbanned: (rider: string, team: string): string => `The team “${team}” is open to ${rider} again.`,
  unbanned: (team: string): string => `The team “${team}” is open to you again. You can ask to join.`,
  you_created: (team: string): string => `You created the team “${team}”. Invite members by a link.`,
  hand_over_offered: (rider: string, team: string): string =>
    `${rider} offers you to become the captain of the team “${team}”. Answer on the page of members within 7 days.`,
  hand_over_declined: (rider: string, team: string): string =>
    `${rider} does not become the captain of the team “${team}”. You stay its captain.`,
  captain_changed: (rider: string, team: string): string => `The team “${team}” has a new captain: ${rider}.`,
  team_inherited: (team: string): string =>
    `The captain of the team “${team}” deleted the account. You are the captain now.`,
};
