import { clsx } from 'clsx';
import { type ComponentPropsWithRef, lazy } from 'react';
import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './RuleIcons.module.css';
import { type RuleKey, raceRules } from './raceRules.ts';

// Thirteen drawings weigh as much as a table: they are fetched when the first race with rules is shown.
const RulePicture = lazy(async () => ({ default: (await import('./RulePicture.tsx')).RulePicture }));

export interface RuleIconsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The game's names of the rules; unknown ones are left out. */
  rules: readonly string[];
  tags?: readonly string[];
  /** Whether the labels are beside the icons; otherwise they are tooltips. */
  words?: boolean;
}

/** What a race allows and demands. */
export function RuleIcons({ rules, tags = [], words = false, className, ...props }: RuleIconsProps) {
  const { messages } = useOtryv();
  const known = raceRules(rules, tags, messages);
  if (known.length === 0) return null;

  return (
    <ul {...props} className={clsx(classes.RuleIcons, className)} data-words={words || undefined}>
      {known.map(({ key, words: text }) => (
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

/** The drawing of a rule; until it is there, the room for it. */
function Picture({ rule }: { rule: RuleKey }) {
  return (
    <ClientOnly fallback={<span className={classes.RuleIconsRoom} />}>
      <RulePicture rule={rule} />
    </ClientOnly>
  );
}
