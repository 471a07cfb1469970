/** Configuration by the portal's operator, which the server writes into index.html. */
export interface SiteData {
  /** Public URL of the site, for emails and calendars. */
  publicUrl: string | null;
  operator: string | null;
  operatorAddress: string | null;
  operatorEmail: string | null;
  supportUrl: string | null;
  /** URL template of a rider on an external ranking, containing `{zwiftId}`. */
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

/** Sets the data when there is no page to read them from: on the server. `null` restores reading from the page. */
export function setSiteData(text: string | null): void {
  given = text === null ? null : parsed(text);
}

/** Reads the data from the page; empty for a page not served by the API. */
export function siteData(): SiteData {
  return given ?? parsed(document.getElementById(siteDataId)?.textContent ?? '');
}

/** Returns the absolute address of a path of this site, for use outside a browser that is on it. */
export function siteAddress(path: string): string {
  return new URL(path, siteData().publicUrl ?? location.origin).href;
}

function parsed(text: string): SiteData {
  return text === '' ? nothing : { ...nothing, ...JSON.parse(text) };
}
