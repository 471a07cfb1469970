import { LinkLine } from '@otryv/ui';
import { relOf, useAddressHref } from '../navigation/useAddressHref.ts';

export interface AddressChoicesProps {
  /** Parameter that holds the choice. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Choice shown by an address without the parameter. */
  usual?: string;
}

/** Renders the options of a control as links, for readers without scripts. Place it next to the control. */
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
