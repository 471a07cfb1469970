const atom = String.raw`[^\s\p{C}"(),.:;<>@[\\\]]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;

/**
 * Matches an email address in any script, by RFC 6531 and IDNA: `иван@почта.рф` and its Punycode form. Quoted local
 * parts are rejected: personal mailboxes have none, and mail programs disagree about them.
 */
export const mailAddress: RegExp = new RegExp(
  String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?!\p{N}+$)${label}$`,
  'u',
);
