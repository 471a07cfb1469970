/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  oembed_url_missing: 'Nothing to embed is named. Add the parameter url with the address of a page.',
  oembed_nothing:
    'There is nothing to embed at this address. Give the address of results, a schedule, a series or a profile on this portal.',
  oembed_format_unknown: 'There is no such format. Use json or xml.',
};
