import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './RuleIcons.module.css';
import { type RuleKey, raceRules } from './raceRules.ts';

// Thirteen drawings are as large as a table: they are loaded when the first race with rules is shown.
const RulePicture = lazyPart(
  async () => ({ default: (await import('./RulePicture.tsx')).RulePicture }),
  () => null,
);

export interface RuleIconsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The game's names of the rules; unknown ones are omitted. */
  rules: readonly string[];
  tags?: readonly string[];
  /** Whether labels are beside the icons instead of in tooltips. */
  words?: boolean;
}

/** Rules of a race: allowances and restrictions. */
export function RuleIcons({ rules, tags = [], words = false, className, ...props }: RuleIconsProps) {
  const { messages } = useOtryv();
  const known = raceRules(rules, tags, messages);
  if (known.length === 0) return null;

  return (
    <ul {...props} className={clsx(classes.RuleIcons, className)} data-words={words || undefined}>
      {known.map(({ key, text }) => (
        <li key={key} className={classes.RuleIconsItem}>
          {words ? (
            <>
              <Picture rule={key} /> {text}
            </>
          ) : (
            <Tooltip tip={text}>
              <Picture rule={key} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders the drawing of a rule, or its reserved space until loaded. */
function Picture({ rule }: { rule: RuleKey }) {
  return (
    <ClientOnly fallback={<span className={classes.RuleIconsRoom} />}>
      <RulePicture rule={rule} />
    </ClientOnly>
  );
}
