import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import type { Messages } from '../provider/messages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import classes from './DisqualificationLabel.module.css';

export interface DisqualificationLabelProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** VP, DSQ, OFR, DNF, DNS, LMT, MRS, or another short label. */
  label: string;
  /** Reason shown in the tooltip; the meaning of the label by default. */
  reason?: string | null | undefined;
}

/** The label of a result that does not count, with its reason as a tooltip. */
export function DisqualificationLabel({ label, reason, className, ...props }: DisqualificationLabelProps) {
  const { locale, messages } = useOtryv();

  return (
    <Tooltip
      {...props}
      tip={reason || meaningOf(label, messages)}
      className={clsx(classes.DisqualificationLabel, className)}
      data-label={label}
      lang={displayLang(label, locale)}
    >
      {label}
    </Tooltip>
  );
}

function meaningOf(label: string, { disqualification }: Messages): string | undefined {
  const known: Record<string, string> = disqualification;
  return known[label];
}
