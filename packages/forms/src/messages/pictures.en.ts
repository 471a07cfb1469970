/* Built from pictures.en.icu.json by tools/messages. */
export const en = {
  pictures: 'Logo and poster',
  logo: 'Logo',
  removesLogo: 'Take the logo off the page',
  poster: 'Poster',
  posterHint: '1366 px wide or more',
  removesPoster: 'Take the poster off the page',
  present: 'On the page now',
};
