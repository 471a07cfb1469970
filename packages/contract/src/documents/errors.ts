/** Error codes of documents with their statuses; the messages are in `errors.*.icu.json`. */
export const documentErrors = {
  document_not_found: 404,
} as const;
