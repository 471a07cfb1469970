/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  telegram_off: 'The bot is not connected. Set its token in the configuration of the server and restart the portal.',
  telegram_no_receivers: 'Nobody has written /start to the bot yet. Share the link to the bot and try again.',
  broadcast_running: 'The former message is still being sent. Wait until it has reached everybody and try again.',
};
