import { FieldRow, TextField, useMessages } from '@otryv/ui';
import { organizerCatalogues } from '../messages/organizers.ts';
import { Field } from './organizerPage.ts';

const examples = {
  telegramGroup: 'https://t.me/os_zaezdy',
  telegramChannel: 'https://t.me/os_news',
  website: 'https://os.example',
  vk: 'https://vk.com/os_zaezdy',
  youtube: 'https://youtube.com/@os_zaezdy',
} as const;
const names = ['telegramGroup', 'telegramChannel', 'website', 'vk', 'youtube'] as const;

/** Links to an organizer's other pages. */
export function LinkFields() {
  const messages = useMessages(organizerCatalogues);

  return (
    <FieldRow>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          as={TextField}
          label={messages[name]}
          hint={messages.example(examples[name])}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </FieldRow>
  );
}
