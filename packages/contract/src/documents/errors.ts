/** The refusals of documents. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const documentErrors = {
  document_not_found: 404,
} as const;
