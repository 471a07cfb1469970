/** What the operator of the portal has configured; the server writes it into index.html. */
export interface SiteData {
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
  operator: null,
  operatorAddress: null,
  operatorEmail: null,
  supportUrl: null,
  rankingUrl: null,
  communities: [],
};

/** Reads the data from the page; a page that was not served by the API has none. */
export function siteData(): SiteData {
  const text = document.getElementById(siteDataId)?.textContent ?? '';
  return text === '' ? nothing : { ...nothing, ...JSON.parse(text) };
}
