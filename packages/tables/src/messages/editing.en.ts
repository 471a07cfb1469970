/* Built from editing.en.icu.json by tools/messages. */
export const en = {
  choose: 'Choose',
  chooseRow: (rider: string): string => `Choose: ${rider}`,
  after: 'Becomes',
  afterName: 'Place after the decision',
  decision: 'Decision',
  byServer: 'set by the server',
  byServerTip: (label: string): string => `The server sets ${label}, no decision removes it`,
};
