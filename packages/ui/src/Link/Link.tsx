import { type LinkProps, useOtryv } from '../provider/OtryvProvider.tsx';

/** A link as the host's router makes it. */
export function Link(props: LinkProps) {
  const { renderLink } = useOtryv();

  return renderLink ? renderLink(props) : <a {...props} />;
}
