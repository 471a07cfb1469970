import { enforcedExpression, REGISTRATION_MODES, type RegistrationMode } from '@otryv/race';
import { SelectField } from '@otryv/ui';
import { useState } from 'react';
import type { ValueDraft } from '../../ValueEditor/index.ts';
import { useEditorDraft, useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { RegistrationMeaning } from './RegistrationMeaning.tsx';

// The game accepts no other for an event that does not exist yet.
const atCreation: readonly RegistrationMode[] = ['disabled', 'closed'];
const unnamed = '';

/** The registration modes by name; below, the consequences of the selected one for a rider. */
export function RegistrationPicker({
  value,
  onChange,
  label,
}: ValueDraft<RegistrationMode | null> & { label: string }) {
  const { isNew } = useEditorTools();
  const { messages } = useValueWriter();
  const isChecked = enforcedExpression(useEditorDraft().event) !== null;
  const [opened] = useState(value);
  // A copy or a package may have another mode: it can be kept, and selected again after others.
  const modes = isNew
    ? REGISTRATION_MODES.filter((mode) => atCreation.includes(mode) || mode === opened)
    : REGISTRATION_MODES;
  const unnamedMeaning = isChecked ? messages.ownExpressionMeaning : messages.undefinedRulesMeaning;
  const options = modes.map((mode) => ({ value: mode, label: messages.modes[mode] }));

  return (
    <>
      <SelectField
        autoFocus
        label={label}
        hint={isNew ? (modes.length > atCreation.length ? messages.atCreationKept : messages.atCreation) : undefined}
        options={
          value === null
            ? [{ value: unnamed, label: isChecked ? messages.ownExpression : messages.undefinedRules }, ...options]
            : options
        }
        value={value ?? unnamed}
        onChange={(chosen) => onChange(modes.find((mode) => mode === chosen) ?? null)}
      />
      <p className={classes.EventEditorMeaning}>{value === null ? unnamedMeaning : messages.meanings[value]}</p>
      <RegistrationMeaning mode={value} />
    </>
  );
}
