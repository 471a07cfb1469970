import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Locale } from '../provider/messages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './DisplayText.module.css';

export interface DisplayTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'b' | 'dd';
  /** A step of the type scale; `inherit` uses the surrounding size. */
  size?: 'd-s' | 'd-m' | 'd-l' | 'd-xl' | 'time' | 'key' | 'countdown' | 'inherit';
  ref?: Ref<HTMLElement>;
}

const hasCyrillic = (node: ReactNode): boolean =>
  typeof node === 'string' ? /[\u0400-\u04FF]/.test(node) : Array.isArray(node) && node.some(hasCyrillic);

/** Returns the language of a text in the display font: its Russian glyphs require `lang="ru"`. */
export function displayLang(text: ReactNode, locale: Locale): Locale {
  return hasCyrillic(text) ? 'ru' : locale;
}

/** Text or figures in the display font, with the `lang` that selects its Russian glyphs. */
export function DisplayText({ as = 'span', size = 'd-m', className, children, ...props }: DisplayTextProps) {
  const { locale } = useOtryv();
  const root = {
    lang: displayLang(children, locale),
    ...props,
    className: clsx(classes.DisplayText, className),
    'data-size': size,
  };

  return createElement(as, root, children);
}
