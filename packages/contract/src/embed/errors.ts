/** The refusals of those who ask for the code of an embed. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const embedErrors = { oembed_url_missing: 400, oembed_nothing: 404, oembed_format_unknown: 501 } as const;
