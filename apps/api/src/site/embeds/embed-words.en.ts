/* Built from embed-words.en.icu.json by tools/messages. */
export const en = {
  unknown: { title: 'Nothing found', text: 'There is nothing to embed at this address. Check the code of the page.' },
  away: { title: 'Otryv does not respond', text: 'The page will try again by itself.' },
  late: { title: 'Still loading', text: 'The page will reload by itself in a few seconds.' },
  open: 'Open on Otryv',
};
