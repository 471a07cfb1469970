import { addresses, addressOf } from '@otryv/contract/addresses';
import { Link } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { siteData } from '../../lib/site/siteData.ts';

const pages = ['leadersMale', 'ridersFtp', 'faq', 'siteServices', 'privacyPolicy', 'termsOfUse', 'offer'] as const;

/** Renders the footer links: pages of the portal, and those that its operator has configured. */
export function FooterLinks() {
  const { titles, support } = useMessages();
  const site = siteData();

  return (
    <div>
      {pages.map((key) => (
        <Link key={key} href={addressOf(addresses[key])}>
          {titles[key]}
        </Link>
      ))}
      {site.communities.map(({ name, url }) => (
        <Link key={url} href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </Link>
      ))}
      {site.supportUrl !== null && <Link href={site.supportUrl}>{support}</Link>}
    </div>
  );
}
