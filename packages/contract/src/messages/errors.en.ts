/* Built from errors.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  message_not_found: 'You have no such message. Refresh the list.',
  messages_too_many: (minutes: number): string =>
    `You have sent 50 messages to others in an hour, which is the most. Try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  messages_too_many_to_one: (hours: number): string =>
    `One person may be sent 3 messages a day, and you have sent them. Try again in ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}.`,
};
