import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { messagesOf } from '../docs/messages.ts';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';

/** Switches the book to the other language, like the toolbar. */
export function LanguageButton() {
  const { channel } = use(DocsContext);
  const { locale } = useDocsGlobals();
  const other = locale === 'en' ? 'ru' : 'en';

  return (
    <p className="otryv-docs-facts">
      <button type="button" lang={other} onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { locale: other } })}>
        {messagesOf(locale).toOther}
      </button>
    </p>
  );
}
