/** The names of a domain: `teams`, `Teams`, and of one of its records: `team`, `Team`. */
export interface Names {
  domain: string;
  Domain: string;
  record: string;
  Record: string;
}

/** `teams` gives team, `countries` country, `series` stays. Throws on anything but one lower-case plural. */
export function namesOf(domain: string): Names {
  if (!/^[a-z]+s$/.test(domain))
    throw new Error(`${domain} is no domain: write it in lower case and plural, like teams.`);
  const record = domain === 'series' ? domain : domain.replace(/ies$/, 'y').replace(/s$/, '');
  return { domain, Domain: capital(domain), record, Record: capital(record) };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
