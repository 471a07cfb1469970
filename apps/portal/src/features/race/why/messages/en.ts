/* Built from en.icu.json by tools/messages. */
export const en = {
  history: 'History of the protocol',
  version: (version: number): string => `Version ${version}`,
  earlier: 'Before',
  later: 'After',
  noDifference: 'Places and labels are the same in these versions.',
  differenceFailed: 'The versions did not load',
  share: 'Share',
  copied: 'The link to the row is copied.',
  notCopied: (url: string): string => `The browser did not let the link be copied. Copy it yourself: ${url}`,
  appeal: 'Appeal',
  appealOf: 'Appeal about this row',
  decide: 'Decide about the row',
};
