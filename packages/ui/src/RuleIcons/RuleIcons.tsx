import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './RuleIcons.module.css';
import { ruleIcons } from './ruleIcons.ts';

export interface RuleIconsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The rules the game knows by name; unknown ones are left out. */
  rules: readonly string[];
  tags?: readonly string[];
  /** Whether the words stand beside the icons; otherwise they are told on hover and focus. */
  words?: boolean;
}

/** What a race allows and demands. */
export function RuleIcons({ rules, tags = [], words = false, className, ...props }: RuleIconsProps) {
  const { messages } = useOtryv();
  const known = ruleIcons(rules, tags, messages);
  if (known.length === 0) return null;

  return (
    <ul {...props} className={clsx(classes.RuleIcons, className)} data-words={words || undefined}>
      {known.map(({ key, icon, words: text }) => (
        <li key={key} className={classes.RuleIconsItem}>
          {words ? (
            <>
              <Icon of={icon} /> {text}
            </>
          ) : (
            <Tooltip tip={text}>
              <Icon of={icon} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}
