/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  given_up_title: 'A webhook is off',
  given_up: (name: string, host: string): string =>
    `The server ${host} has long not accepted the events of the organizer “${name}”, so the portal sends them no more. Check the server and switch the webhook on in the tab Keys: what was missed can be sent again from the log.`,
};
