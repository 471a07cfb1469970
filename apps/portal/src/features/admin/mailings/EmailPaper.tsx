import type { LetterPreview } from '@otryv/contract';
import { useEffect, useRef } from 'react';

export type EmailLook = 'letter' | 'phone' | 'text';

export interface EmailPaperProps {
  email: LetterPreview['data'];
  look: EmailLook;
  label: string;
}

const phoneWidth = '390px';

/**
 * Renders an email as mail clients do, isolated from the styles of the page. Emails are styled by attributes, which the
 * CSP of the page forbids: they are applied as properties.
 */
export function EmailPaper({ email, look, label }: EmailPaperProps) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(look === 'text' ? plainPaper(email.text) : htmlPaper(email.html, look));
  }, [email, look]);

  return <article ref={host} aria-label={label} lang="ru" />;
}

function plainPaper(text: string): HTMLElement {
  const paper = document.createElement('pre');
  Object.assign(paper.style, { margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  paper.textContent = text;
  return paper;
}

function htmlPaper(html: string, look: EmailLook): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
  const paper = document.createElement('div');
  paper.append(...body.childNodes);
  for (const element of paper.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
  for (const title of paper.querySelectorAll('h1')) title.replaceWith(subheading(title));
  for (const link of paper.querySelectorAll('a')) link.setAttribute('target', '_blank');
  if (look === 'phone') Object.assign(paper.style, { maxWidth: phoneWidth, margin: '0 auto' });
  return paper;
}

/** Lowers the heading level of an email's title, since the page already has a first-level heading. */
function subheading(title: HTMLElement): HTMLElement {
  const heading = document.createElement('h3');
  heading.style.cssText = title.style.cssText;
  heading.append(...title.childNodes);
  return heading;
}
