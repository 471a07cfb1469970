/** Error codes of embed code requests with their statuses; the messages are in `errors.*.icu.json`. */
export const embedErrors = { oembed_url_missing: 400, oembed_nothing: 404, oembed_format_unknown: 501 } as const;
