/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  given_up_title: 'A webhook is off',
  given_up: (name: string, host: string): string =>
    `The server ${host} has long not accepted the events of the organizer “${name}”, so the portal sends them no more. Check the server and switch the webhook on in the tab Keys: what was missed can be sent again from the log.`,
  sealed: (name: string, host: string): string =>
    `The portal can no longer sign the events of the organizer “${name}” for the server ${host}: its encryption key was changed. Remove this webhook in the tab Keys and make a new one.`,
  paused_title: 'Webhooks are off',
  paused: (name: string): string =>
    `The organizer “${name}” is yours now. The webhooks of the former owner are off: check their addresses in the tab Keys and switch on those you need. The former owner knows the secrets of these webhooks: it is safer to remove them and make new ones.`,
};
