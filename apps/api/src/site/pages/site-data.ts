import type { Config } from '../../config.ts';

type SiteConfig = Pick<
  Config,
  'PUBLIC_URL' | 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_EMAIL' | 'SUPPORT_URL' | 'RANKING_URL' | 'COMMUNITIES'
>;

/** Returns the operator's configuration in the form the portal reads. */
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

/** Adds the operator's configuration to the page as non-executable data for the portal. */
export function withSiteData(page: string, config: SiteConfig): string {
  const data = JSON.stringify(siteDataOf(config));
  // A name containing `</script>` terminates nothing.
  const script = `<script type="application/json" id="otryv-site">${data.replaceAll('<', '\\u003c')}</script>`;
  return page.replace('</head>', () => `${script}</head>`);
}
