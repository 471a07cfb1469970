/** Areas of API domains in architectural order, the lowest first. */
export const AREAS = ['game', 'people', 'clubs', 'racing', 'community', 'communication', 'site'] as const;

/** Names of a domain, `penalties`, `Penalties`, and of one of its records: `penalty`, `Penalty`. */
export interface Names {
  area: string;
  domain: string;
  Domain: string;
  record: string;
  Record: string;
}

/**
 * Derives the names: `site/penalties` has the record penalty, `site/weather` keeps its name. Throws for anything but an
 * area and one lower-case word.
 */
export function namesOf(place: string): Names {
  const [area = '', domain = '', ...more] = place.split('/');
  if (!AREAS.some((each) => each === area) || !isWord.test(domain) || more.length > 0)
    throw new Error(`${place} is not a place: write area and domain, like site/penalties. Areas: ${AREAS.join(', ')}.`);
  return { area, ...domainNamesOf(domain) };
}

/** Returns the names without the area. Throws for anything but one lower-case word. */
export function domainNamesOf(domain: string): Omit<Names, 'area'> {
  if (!isWord.test(domain)) throw new Error(`${domain} is not a domain: write it in lower case, like penalties.`);
  const record = singularOf(domain);
  return { domain, Domain: capital(domain), record, Record: capital(record) };
}

const isWord = /^[a-z]+$/;
/** Words that look like a plural but are not. */
const singular = /^(news|series)$|[sui]s$/;

function singularOf(word: string): string {
  return singular.test(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
