import type { EmbedKind } from '@otryv/contract/embed';
import { en } from './loaderMessages.en.ts';
import { ru } from './loaderMessages.ru.ts';
import { sheetFrom } from './sheets.ts';

interface Failure {
  kind: EmbedKind;
  locale: 'ru' | 'en';
  isLate: boolean;
  /** Address with the same content. */
  href: string;
}

const css = `:host{display:block}:host([hidden]){display:none}
div{all:initial;display:block;padding:16px;border:1px solid #8886;border-radius:6px;background:Canvas;color:CanvasText;font:400 15px/1.5 system-ui,sans-serif}
p{margin:0}a{color:LinkText}`;

/** Shows a loading error with a link, in a shadow root that may lack the portal's style sheet. */
export function showFailure(root: ShadowRoot, { kind, locale, isLate, href }: Failure): void {
  const messages = locale === 'ru' ? ru : en;
  const title = document.createElement('b');
  title.textContent = messages.notLoaded[kind];
  const link = document.createElement('a');
  link.href = href;
  link.textContent = messages.open;
  const [head, body, box] = [document.createElement('p'), document.createElement('p'), document.createElement('div')];
  head.append(title);
  body.append(`${isLate ? messages.late : messages.away} `, link);
  box.setAttribute('role', 'status');
  box.lang = locale;
  root.adoptedStyleSheets = [sheetFrom(css)];
  root.replaceChildren(box);
  // Content present when a status region is inserted is not announced.
  setTimeout(() => box.append(head, body));
}
