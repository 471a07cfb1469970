/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  event_cancelled: (start: string): string =>
    `The race is cancelled: its organizer deleted it in the game too. It was to start on ${start}. Choose another one in the schedule.`,
  event_removed: (start: string): string =>
    `The organizer removed the race from the site: there will be no results here. It was to start on ${start}. Ask the organizer whether it is still in the game.`,
  event_moved: (before: string, after: string): string =>
    `The start was moved: it was ${before}, now it is ${after}. Sign up again if the game did not keep your sign-up.`,
};
