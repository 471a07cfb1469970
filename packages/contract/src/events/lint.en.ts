/* Built from lint.en.icu.json by tools/messages. */
export const en = {
  noRoute: 'There is no route. Choose one: the game refuses an event without it.',
  noStart: 'There is no start. Enter a date and time: the game refuses an event without them.',
  startPast: 'The start has passed. Move it: the game does not change an event that has started.',
  noName: 'There is no name. Name the event, or nobody finds it in the schedule.',
  gameName: 'The name is still the one that the game gave. Name the event, or nobody knows it in the schedule.',
  noLength: 'There is no length. Enter laps, a distance or a time.',
  unknownRoute: 'The catalogue has no such route. Check it in the game.',
  routeOfOtherMap: 'The route is of another map. Choose the map again, or another route.',
  routeOfOtherSport: 'The route is not for this sport. Choose another one.',
  lapsWithoutLap: 'The route is no loop, and there is more than one lap. Check the number of laps.',
  pictureNoLink:
    'The picture is no link. Paste the address of a picture, which begins with https://, or leave the field empty.',
  wrongPocket: (value: string): string => `Pocket ${value} does not belong to the route. Choose a pocket of the route.`,
  groupBeforeEvent: 'The group starts before the event. Move its start, or that of the event.',
  registrationAfterStart: 'Registration lasts beyond the start. When sent, it opens 30 minutes before it.',
  paceReversed: (value: string): string => `The pace begins above its end: ${value}. Swap the ends.`,
  paceOverlap: (value: string): string => `The paces of the groups overlap: ${value}. A rider of this pace fits both.`,
  paceGap: (value: string): string =>
    `There is a gap between the groups after ${value}. A rider of this pace fits neither.`,
  unreadableExpression: (value: string): string =>
    `The access expression cannot be read from character ${value}. Choose a mode of registration, or correct it.`,
  nobodyAdmitted: 'Nobody is admitted to the group. Choose another mode of registration, or remove the group.',
};
