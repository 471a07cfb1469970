import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { keyboardPaths } from './keyboardPaths.ts';

/** The page of a component: what it is, by its docstrings, its keyboard map, its stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories includePrimary={false} />
    </>
  );
}

function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const paths = keyboardPaths(preparedMeta.title, preparedMeta.parameters.keyboard);
  if (paths.length === 0) return null;

  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {paths.map(({ keys, does }) => (
            <tr key={keys + does}>
              <td>{keys}</td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
