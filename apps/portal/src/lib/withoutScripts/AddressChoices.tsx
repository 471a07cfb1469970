import { LinkLine } from '@otryv/ui';
import { relOf, useAddressHref } from '../navigation/useAddressHref.ts';

export interface AddressChoicesProps {
  /** The parameter that the choice is kept in. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** What an address without the parameter shows. */
  usual?: string;
}

/** Renders the options of a control as links, for readers without scripts. Put it beside the control. */
export function AddressChoices({ name, label, options, value, usual = '' }: AddressChoicesProps) {
  const hrefOf = useAddressHref();
  const links = options.map((option) => {
    const href = hrefOf({ [name]: option.value === usual ? '' : option.value });
    return { href, label: option.label, isCurrent: option.value === value, rel: relOf(href) };
  });

  return (
    <noscript>
      <LinkLine label={label} links={links} />
    </noscript>
  );
}
