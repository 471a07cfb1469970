import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './TeamPlate.module.css';

export interface TeamPlateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The team's short code, as written by the team. */
  code: string;
  /** Any CSS colour; the text colour by default. */
  background?: string | null | undefined;
  /** Colour of the code. */
  colour?: string | null | undefined;
  /** A picture shown instead of the code, which is its fallback. */
  logoSrc?: string | null | undefined;
  size?: 's' | 'm';
}

const width = 96;
const height = 108;
const margin = 6;
const largest = 40;
const wide = /[ЖМФШЩЫЮMW]/giu;

/** Width of a code in the display font, in em. */
function widthOf(code: string): number {
  const wideLetters = code.match(wide)?.length ?? 0;
  return Math.max(1, code.length * 0.43 + wideLetters * 0.15);
}

/** The start plate of a team in its badge's colours; decorative, as the name is beside it. */
export function TeamPlate(props: TeamPlateProps) {
  const { code, background, colour, logoSrc, size = 'm', className, ...rest } = props;
  const { locale } = useOtryv();
  const [failed, setFailed] = useState<string | null>(null);
  const hasLogo = logoSrc && logoSrc !== failed;
  const fontSize = Math.min(largest, (width - 2 * margin) / widthOf(code));

  return (
    <span aria-hidden="true" {...rest} className={clsx(classes.TeamPlate, className)} data-size={size}>
      <svg
        className={classes.TeamPlateFace}
        viewBox={`0 0 ${width} ${height}`}
        lang={displayLang(code, locale)}
        aria-hidden="true"
      >
        <rect className={classes.TeamPlateGround} width={width} height={height} rx={6} fill={background ?? undefined} />
        {!hasLogo && (
          <text
            className={classes.TeamPlateCode}
            x={width / 2}
            y={height / 2 + 4}
            fontSize={fontSize.toFixed(1)}
            fill={colour ?? undefined}
          >
            {code}
          </text>
        )}
      </svg>
      {hasLogo && <img className={classes.TeamPlateLogo} src={logoSrc} alt="" onError={() => setFailed(logoSrc)} />}
    </span>
  );
}
