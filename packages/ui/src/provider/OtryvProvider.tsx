import { type ComponentPropsWithRef, createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { listenToBack } from '../back/openLayers.ts';
import { catalogues, type Locale, type Messages } from './messages.ts';

export type Density = 'compact' | 'standard' | 'comfortable';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export interface OtryvSettings {
  locale: Locale;
  /** IANA name of the zone in which all times are shown. */
  timeZone: string;
  /** A fixed clock in milliseconds since the epoch; without it the device's clock runs. */
  now?: number | undefined;
  /** The time at which a server renders, which the first render in the browser repeats; afterwards the clock runs. */
  initialNow?: number | undefined;
  /** How far the device's clock is ahead of the true time, in milliseconds. */
  clockSkewMs: number;
  density: Density;
  /** How many rows of a table a server renders at the most; the browser draws the others once it has taken the page over. */
  servedRows: number;
  /** The first of them, from 0: a page of a long table, for readers without scripts. */
  servedFrom: number;
  /** The URL of flags; `{code}` is replaced by the lower-case alpha-2 code of the country. */
  flagUrl: string;
  /**
   * The element in which dialogs, panels, menus and tips are drawn, so that the theme and the variables of a part of the
   * page reach them; the end of the page without it.
   */
  container?: HTMLElement | null | undefined;
  /** How the host's router renders a link; a plain `<a>` without it. */
  renderLink?: ((props: LinkProps) => ReactNode) | undefined;
}

export interface OtryvProviderProps extends Partial<OtryvSettings> {
  children?: ReactNode;
}

const defaults: OtryvSettings = {
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  clockSkewMs: 0,
  density: 'compact',
  servedRows: 300,
  servedFrom: 0,
  flagUrl: '/images/flags/{code}.svg',
};

const Settings = createContext(defaults);

/** Provides all components below with the language, the time zone, the clock, the density, the links and the place of what opens. */
export function OtryvProvider({ children, ...given }: OtryvProviderProps) {
  const outer = use(Settings);
  const {
    locale,
    timeZone,
    now,
    initialNow,
    clockSkewMs,
    density,
    servedRows,
    servedFrom,
    flagUrl,
    container,
    renderLink,
  } = {
    ...outer,
    ...withoutUndefined(given),
  };
  const settings = useMemo(
    () => ({
      locale,
      timeZone,
      now,
      initialNow,
      clockSkewMs,
      density,
      servedRows,
      servedFrom,
      flagUrl,
      container,
      renderLink,
    }),
    [locale, timeZone, now, initialNow, clockSkewMs, density, servedRows, servedFrom, flagUrl, container, renderLink],
  );
  useEffect(listenToBack, []);

  return <Settings value={settings}>{children}</Settings>;
}

function withoutUndefined(given: Partial<OtryvSettings>): Partial<OtryvSettings> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The settings of the nearest provider, with the messages of its language; defaults without a provider. */
export function useOtryv(): OtryvSettings & { messages: Messages } {
  const settings = use(Settings);

  return { ...settings, messages: catalogues[settings.locale] };
}
