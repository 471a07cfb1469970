/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  welcome: 'You receive the messages of the portal Otryv now. To leave, write /stop.',
  farewell: 'There will be no more messages. To receive them again, write /start.',
};
