/** What the operator of the portal has configured; the server writes it into index.html. */
export interface SiteData {
  /** Where the site is, as letters and calendars lead to it. */
  publicUrl: string | null;
  operator: string | null;
  operatorAddress: string | null;
  operatorEmail: string | null;
  supportUrl: string | null;
  /** The page of a rider on an external ranking, with `{zwiftId}` in it. */
  rankingUrl: string | null;
  communities: readonly { name: string; url: string }[];
}

export const siteDataId = 'otryv-site';

const nothing: SiteData = {
  publicUrl: null,
  operator: null,
  operatorAddress: null,
  operatorEmail: null,
  supportUrl: null,
  rankingUrl: null,
  communities: [],
};

let given: SiteData | null = null;

/** Sets the data where there is no page to read them from: on the server. With `null` they are read from the page again. */
export function setSiteData(text: string | null): void {
  given = text === null ? null : parsed(text);
}

/** Reads the data from the page; a page that was not served by the API has none. */
export function siteData(): SiteData {
  return given ?? parsed(document.getElementById(siteDataId)?.textContent ?? '');
}

/** The absolute address of a path of this site, for use outside a browser that is on it. */
export function siteAddress(path: string): string {
  return new URL(path, siteData().publicUrl ?? location.origin).href;
}

function parsed(text: string): SiteData {
  return text === '' ? nothing : { ...nothing, ...JSON.parse(text) };
}
