import type { Config } from '../../config.ts';

type SiteConfig = Pick<
  Config,
  'PUBLIC_URL' | 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_EMAIL' | 'SUPPORT_URL' | 'RANKING_URL' | 'COMMUNITIES'
>;

/** What the operator of the portal has configured, as its portal reads it. */
export function siteDataOf(config: SiteConfig) {
  return {
    publicUrl: config.PUBLIC_URL,
    operator: config.OPERATOR_NAME ?? null,
    operatorAddress: config.OPERATOR_ADDRESS ?? null,
    operatorEmail: config.OPERATOR_EMAIL ?? null,
    supportUrl: config.SUPPORT_URL ?? null,
    rankingUrl: config.RANKING_URL ?? null,
    communities: config.COMMUNITIES,
  };
}

/** The page with what its operator has configured, as data that no browser runs: the portal reads it. */
export function withSiteData(page: string, config: SiteConfig): string {
  const data = JSON.stringify(siteDataOf(config));
  // A name with `</script>` in it ends nothing.
  const script = `<script type="application/json" id="otryv-site">${data.replaceAll('<', '\\u003c')}</script>`;
  return page.replace('</head>', () => `${script}</head>`);
}
