/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  team_not_found: 'There is no such team. Check the address or find it in the list of teams.',
  team_closed: 'This team is closed. Choose another one in the list of teams.',
  team_name_taken: 'There is a team of this name. Choose another name.',
  team_short_name_taken: 'This short name is taken. Choose another one.',
  team_name_wrong: 'The name does not match. Enter the name of the team to confirm.',
  team_game_id_missing: 'No proved zwiftId is linked to the account. Link and prove it in the settings of the profile.',
  team_member_already: (name: string): string => `You are in the team ${name} already. Leave it first.`,
  team_rider_taken: (name: string): string => `The team ${name} has accepted this rider already. Remove the request.`,
  team_request_waits: (name: string): string =>
    `Your request to the team ${name} is not answered yet. Wait for the answer or withdraw it.`,
  team_request_not_found: 'There is no such request: it was answered or withdrawn. Reload the page.',
  team_banned: (reason: string): string => `This team is closed to you. The reason: ${reason}. Choose another team.`,
  team_ban_known: 'This rider is banned already. Reload the page.',
  team_ban_not_found: 'This rider is not banned. Reload the page.',
  team_member_not_found: 'The team has no such member. Reload the page.',
  team_captain_stays: 'The captain cannot leave the team. Hand it over to another member or close it first.',
  team_captain_kept: 'This cannot be done with the captain. Hand the team over to another member first.',
  team_has_members: 'The team has other members. Hand it over or exclude them, then close the team.',
  team_invitation_not_found: 'The invitation is not valid. Ask the captain for a new link.',
  team_hand_over_not_found: 'The offer to hand the team over is not valid any more. Ask the captain to repeat it.',
};
