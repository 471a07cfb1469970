/* Built from site.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  news: {
    title: 'News',
    add: 'A new release note',
    version: (version: string): string => `Release ${version}`,
    edit: (version: string): string => `Change release ${version}`,
    editShort: 'Change',
    remove: (version: string): string => `Remove release ${version}`,
    removeShort: 'Remove',
    removeTitle: (version: string): string => `Remove the note of release ${version}?`,
    removeText: 'It disappears from the home page.',
    removing: 'Removing',
    editTitle: (version: string): string => `The note of release ${version}`,
    more: 'More',
    failed: 'The news did not load',
    noneTitle: 'There is no news yet',
    noneText: 'Publish the first note: it appears on the home page.',
  },
  bot: {
    title: 'Bot',
    off: 'The bot is not connected',
    offText:
      'Make a bot at @BotFather, set its token as TELEGRAM_BOT_TOKEN and its name as TELEGRAM_BOT_NAME, and restart the portal.',
    receivers: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'person receives', other: 'people receive' })} the message: all who wrote /start to the bot.`,
    nobody: 'Nobody has written /start to the bot yet. Share the link to it.',
    link: 'Open the bot',
    message: 'A new message',
    text: 'Text',
    textHint: 'It arrives as it is, without markup',
    send: 'Send',
    confirmTitle: (count: number): string =>
      `Send to ${count} ${plural('en', count, { one: 'receiver', other: 'receivers' })}?`,
    confirmText: 'The message cannot be taken back.',
    sending: 'Sending',
    running: 'The former message is still being sent. A new one can be sent after it.',
    history: 'Sent messages',
    noneTitle: 'There was no message yet',
    noneText: 'What is sent appears here with the number of its receivers.',
    failed: 'The bot did not load',
    states: { sending: 'being sent', sent: 'sent', stopped: 'stopped' },
    progress: 'Sending',
    of: (delivered: number, receivers: number): string => `${delivered} of ${receivers}`,
    facts: (delivered: number, receivers: number): string => `${delivered} of ${receivers} delivered`,
    lost: (count: number): string => `${count} blocked the bot`,
    unknown: (count: number): string => `${count} unknown`,
    stopped: 'Telegram did not accept the token of the bot',
    removedAuthor: 'a removed account',
  },
};
