const atom = String.raw`[^\s\p{C}"(),.:;<>@[\\\]]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;

/**
 * A mail address in any script, by RFC 6531 and IDNA: `иван@почта.рф` and its form in Punycode. A name in quotes is not
 * taken: no mailbox of a person has one, and mail programs disagree about it.
 */
export const mailAddress: RegExp = new RegExp(
  String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?!\p{N}+$)${label}$`,
  'u',
);
