import { type LinkProps, useOtryv } from '../provider/OtryvProvider.tsx';

/** A link rendered by the host's router. */
export function Link(props: LinkProps) {
  const { renderLink } = useOtryv();

  return renderLink ? renderLink(props) : <a {...props} />;
}
