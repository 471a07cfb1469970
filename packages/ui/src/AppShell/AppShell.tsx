import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Link } from '../Link/Link.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './AppShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { Wordmark } from './Brand.tsx';
import { Rail, type ShellItem } from './Rail.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePageTransition } from './usePageTransition.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  items: readonly ShellItem[];
  /** Sections for some roles only. */
  gatedItems?: readonly ShellItem[];
  /** Sign-in link for guests: at the right of the header, on phones under «Ещё». */
  signIn?: ShellItem | undefined;
  path: readonly Crumb[];
  /** Controls at the right of the header: time zone, theme, notifications. */
  tools?: ReactNode;
  /** Whether data is being fetched: a progress line runs along the header's lower edge. */
  loading?: boolean;
  /** A text, followed by its links in a `div`. */
  footer?: ReactNode;
  homeHref?: string;
  /** Identifies a page, e.g. by its path: a new page fades in. */
  page?: string | undefined;
}

const mainId = 'otryv-main';

/** The frame of every page: sidebar or bottom bar, header, the page itself and footer. */
export function AppShell(props: AppShellProps) {
  const {
    items,
    gatedItems = [],
    signIn,
    path,
    tools,
    loading = false,
    footer,
    homeHref = '/',
    page,
    className,
    children,
    ...rest
  } = props;
  const messages = useMessages(pageCatalogues);
  const main = usePageTransition(page);
  useKeptFocus();

  return (
    <div {...rest} className={clsx(classes.AppShell, className)}>
      <a className={classes.AppShellSkip} href={`#${mainId}`}>
        {messages.skipToContent}
      </a>
      <Rail items={items} gatedItems={gatedItems} homeHref={homeHref} />
      <div className={classes.AppShellBody}>
        <header className={classes.AppShellHeader} data-loading={loading || undefined}>
          <Link className={classes.AppShellBrand} href={homeHref} aria-label={messages.homeLink}>
            <Wordmark />
          </Link>
          <Breadcrumbs className={classes.AppShellPath} path={path} />
          <div className={classes.AppShellTools}>{tools}</div>
          {signIn && (
            <LinkButton className={classes.AppShellSignIn} size="s" href={signIn.href}>
              {signIn.label}
            </LinkButton>
          )}
        </header>
        <main ref={main} className={classes.AppShellMain} id={mainId} tabIndex={-1}>
          {children}
        </main>
        {footer && <footer className={classes.AppShellFooter}>{footer}</footer>}
      </div>
      <BottomBar items={[...items, ...gatedItems, ...(signIn ? [signIn] : [])]} />
    </div>
  );
}
