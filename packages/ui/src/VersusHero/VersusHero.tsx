import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Link } from '../Link/Link.tsx';
import { StartPlate } from '../RiderHero/StartPlate.tsx';
import classes from './VersusHero.module.css';

/** Above this number, wins are drawn as shares. */
const mostBlocks = 40;

export interface ComparedRider {
  key: string | number;
  name: string;
  href?: string | undefined;
  imageSrc?: string | null | undefined;
  category?: string | null | undefined;
  /** «Вы», country, team. */
  facts?: ReactNode;
  /** Button that removes the rider from the comparison. */
  action?: ReactNode;
}

export interface VersusHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  riders: readonly ComparedRider[];
  /** «5 : 3». */
  score?: string | undefined;
  /** Wins of each rider, drawn below the score as a strip: one block per win, or shares of many. */
  wins?: readonly number[] | undefined;
  /** Explanation of the score. */
  text?: ReactNode;
  actions?: ReactNode;
  /** Control for adding another rider. */
  picker?: ReactNode;
}

/** The white header of a comparison: two riders face each other with the score between them, more form a row. */
export function VersusHero(props: VersusHeroProps) {
  const { title, riders, score, wins, text, actions, picker, className, ...rest } = props;

  return (
    <div {...rest} className={clsx(classes.VersusHero, className)}>
      <div className={classes.VersusHeroHead}>
        <DisplayText as="h1" size="d-l">
          {title}
        </DisplayText>
        {actions && <div className={classes.VersusHeroActions}>{actions}</div>}
      </div>
      <div className={classes.VersusHeroRiders} data-count={riders.length}>
        {riders.map(({ key, name, href, imageSrc, category, facts, action }) => (
          <div key={key} className={classes.VersusHeroRider}>
            <StartPlate name={name} src={imageSrc} />
            <div className={classes.VersusHeroWords}>
              <DisplayText as="h2" size="d-s">
                <bdi>{href === undefined ? name : <Link href={href}>{name}</Link>}</bdi>
              </DisplayText>
              <div className={classes.VersusHeroFacts}>
                {category && <CategoryBadge category={category} />}
                {facts}
              </div>
              {action}
            </div>
          </div>
        ))}
        {score !== undefined && (
          <div className={classes.VersusHeroScore}>
            <DisplayText as="p" size="countdown">
              {score}
            </DisplayText>
            {wins && <WinStrip wins={wins} />}
            {text && <p>{text}</p>}
          </div>
        )}
      </div>
      {score === undefined && text && <p className={classes.VersusHeroText}>{text}</p>}
      {picker && <div className={classes.VersusHeroPicker}>{picker}</div>}
    </div>
  );
}

/** Decorative: the score already states the same as text. */
function WinStrip({ wins }: { wins: readonly number[] }) {
  const total = wins.reduce((sum, won) => sum + won, 0);
  if (total === 0) return null;
  const blocksOf = (won: number) => (total <= mostBlocks ? won : Math.round((won / total) * mostBlocks));

  return (
    <span className={classes.VersusHeroWins} aria-hidden="true">
      {wins.map((won, rider) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the rider
        <span key={rider} className={classes.VersusHeroBlocks}>
          {Array.from({ length: blocksOf(won) }, (_, block) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identical
            <i key={block} />
          ))}
        </span>
      ))}
    </span>
  );
}
