import type { RegistrationMode } from '@otryv/race';
import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import { ValueEditor } from '../../ValueEditor/index.ts';
import { useEditorTools } from '../draft/editorTools.ts';
import { registrationModeOfValue } from '../draft/registrationModeOfValue.ts';
import { valueButton } from '../parts/editorProps.ts';
import type { MainEditorProps } from './MainValueEditor.tsx';

const RegistrationPicker = lazyPart(async () => ({
  default: (await import('./RegistrationPicker.tsx')).RegistrationPicker,
}));

/** How riders sign up, and the consequences for them. */
export function RegistrationEditor({ field: _field, value, ...rest }: MainEditorProps<'registrationMode'>) {
  const { act } = useEditorTools();

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={registrationModeOfValue(value)}
      onCommit={(mode: RegistrationMode | null, edit) => mode && act({ type: 'registration', mode }, edit)}
    >
      {(draft) => (
        <Suspense fallback={null}>
          <RegistrationPicker {...draft} label={rest.title} />
        </Suspense>
      )}
    </ValueEditor>
  );
}
