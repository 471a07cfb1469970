/* Built from en.icu.json by tools/messages. */
export const en = {
  draft: 'A draft',
  draftText: 'A lawyer has to check it before it is published. The text is in Russian.',
  noOperator: 'No operator is named',
  noOperatorText: 'The name and addresses of the operator are not in the configuration of the server yet.',
};
