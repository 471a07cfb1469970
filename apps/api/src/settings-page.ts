import { environment, notesOf, type SettingName, settingNames } from './settings.ts';

/** Path of the page, from the root. */
export const settingsFile = 'docs/operate/settings.md';

/** Builds the page of all settings, in Markdown. */
export function settingsPage(): string {
  const rows = [
    ['setting', 'default', 'what it does', 'example', 'secret', 'since'],
    ...settingNames.map(rowOf),
  ] as const;
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return `<!-- Written by \`npm run build:settings\` from apps/api/src/settings.ts. -->

# Settings

Environment variables. A secret, and a setting that names \`NAME_FILE\`, may also be read from the file in it: one newline
at its end is removed, and \`NAME\` itself must be unset. \`npm run serve\` does not start with missing, wrong or unsafe settings and lists all of them; it also rejects settings
for tests.

${[head, '| --- | --- | --- | --- | --- | --- |', ...body].join('\n')}
`;
}

function rowOf(name: SettingName): string[] {
  const { about, example, isSecret, isFile, isForTests, since = '1.0' } = notesOf(name);
  return [
    code(name),
    defaultOf(name),
    escaped(isForTests ? `For tests only. ${about}` : about),
    example.includes('`') ? escaped(example) : code(example),
    isSecret ? `yes, or ${code(`${name}_FILE`)}` : isFile ? `no, or ${code(`${name}_FILE`)}` : '',
    since,
  ];
}

function defaultOf(name: SettingName): string {
  const { otherwise } = notesOf(name);
  if (otherwise !== undefined) return otherwise;
  const schema = environment.shape[name];
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**must be set**';
  const text = [data ?? []].flat().map(String).join(', ');
  return text === '' ? 'none' : code(text);
}

function code(text: string): string {
  return `\`${escaped(text)}\``;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
