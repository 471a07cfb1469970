import { type ComponentPropsWithRef, createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { listenToBack } from '../back/openLayers.ts';
import { catalogues, type Locale, type Messages } from './messages.ts';

export type Density = 'compact' | 'standard' | 'comfortable';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export interface OtryvSettings {
  locale: Locale;
  /** IANA name of the time zone of all times. */
  timeZone: string;
  /** A fixed clock in milliseconds since the epoch; by default the device's clock. */
  now?: number | undefined;
  /** Time of the server rendering, repeated by the browser's first render; afterwards the clock runs. */
  initialNow?: number | undefined;
  /** Lead of the device's clock over the true time, in milliseconds. */
  clockSkewMs: number;
  density: Density;
  /** Maximum number of table rows rendered by a server; the browser renders the others after hydration. */
  servedRows: number;
  /** Index of the first of them, from 0: a page of a long table, for readers without scripts. */
  servedFrom: number;
  /** URL of flags; `{code}` is replaced by the lower-case alpha-2 code of the country. */
  flagUrl: string;
  /**
   * The element in which dialogs, panels, menus and tooltips are rendered, so that they inherit the theme and the
   * variables of a part of the page; the end of the page by default.
   */
  container?: HTMLElement | null | undefined;
  /** Renders a link with the host's router; a plain `<a>` by default. */
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

/**
 * Provides all components below with the language, the time zone, the clock, the density, the links and the container
 * of popups.
 */
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

/** Returns the settings of the nearest provider, with the messages of its language; defaults without a provider. */
export function useOtryv(): OtryvSettings & { messages: Messages } {
  const settings = use(Settings);

  return { ...settings, messages: catalogues[settings.locale] };
}
