/* Built from services.en.icu.json by tools/messages. */
export const en = {
  title: 'Site services',
  text: 'For organizers of club races. Everything else here is free.',
  failed: 'The prices did not load',
  none: 'No services to pay for',
  noneText: 'There are no prices yet. Come back later.',
  prices: 'What it costs',
  organizer: "Organizer's service",
  included: 'The rights of your club moderators for the whole period.',
  piece: 'This plan has no period and cannot be bought here yet.',
  what: 'What it gives',
  gives: {
    events: 'Club moderators create and edit races',
    protocols: 'Moderators keep the protocols and answer appeals',
    queue: 'A period bought ahead waits in line: no day is lost',
    reminders: 'We remind you a week and a day before the end',
  },
  free: 'The page, the clubs, the bots and the series of an organizer work without paying',
  buy: 'Get the service',
  offer: 'Offer',
};
