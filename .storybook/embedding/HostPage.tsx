import type { ReactNode } from 'react';

export interface HostPageProps {
  /** The page's own style sheet. */
  css: string;
  /** Our style sheet, in the form for such pages. */
  isolatedCss: string;
  children: ReactNode;
}

/** A page of another site that embeds our components with `styles.isolated.css`. */
export function HostPage({ css, isolatedCss, children }: HostPageProps) {
  return (
    <article>
      <style>{css}</style>
      <style>{isolatedCss}</style>
      <h2>Кубок клуба</h2>
      <p>
        Протокол ниже стоит в чужой странице. <a href="#club">Сайт клуба</a>
      </p>
      {children}
    </article>
  );
}
