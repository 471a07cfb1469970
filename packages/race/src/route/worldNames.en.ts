/* Built from worldNames.en.icu.json by tools/messages. */
export const en = {
  watopia: 'Watopia',
  richmond: 'Richmond',
  london: 'London',
  'new-york': 'New York',
  innsbruck: 'Innsbruck',
  bologna: 'Bologna',
  yorkshire: 'Yorkshire',
  'crit-city': 'Crit City',
  'makuri-islands': 'Makuri Islands',
  france: 'France',
  paris: 'Paris',
  scotland: 'Scotland',
  'gravel-mountain': 'Gravel Mountain',
};
