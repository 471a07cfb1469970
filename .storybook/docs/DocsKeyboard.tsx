import { useOf } from '@storybook/addon-docs/blocks';
import { keyboardPaths } from './keyboardPaths.ts';
import { inLocale, type messagesOf } from './messages.ts';

/** The keyboard map of a component; nothing if it has no keys. */
export function DocsKeyboard({ messages, locale }: { messages: ReturnType<typeof messagesOf>; locale: unknown }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const paths = keyboardPaths(preparedMeta.title, preparedMeta.parameters.keyboard);
  if (paths.length === 0) return null;

  return (
    <>
      <h2>{messages.keyboard}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.keys}</th>
            <th scope="col">{messages.does}</th>
          </tr>
        </thead>
        <tbody>
          {paths.map(({ keys, does }) => (
            <tr key={keys.en + does.en}>
              <td>{inLocale(locale, keys)}</td>
              <td>{inLocale(locale, does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
