import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { FieldBox, FieldInput } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'autoComplete'> {
  value: string;
  onChange: (value: string) => void;
  /** Whether a password manager fills in a password or generates one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Content at the right of the label: the link for resetting the password. */
  aside?: ReactNode;
}

/** A password that can be revealed. `className` is passed to the frame, `ref` and the other props to the `<input>`. */
export function PasswordField(given: PasswordFieldProps) {
  const { onChange, hint, aside, autoComplete = 'current-password', ...props } = given;
  const messages = useMessages(inputCatalogues);
  const [isShown, setIsShown] = useState(false);
  const [isCapsOn, setIsCapsOn] = useState(false);
  const { frame, control } = useField({ ...props, hint: isCapsOn ? messages.capsLock : hint }, aside);
  const readCaps = (event: KeyboardEvent<HTMLInputElement>) => setIsCapsOn(event.getModifierState('CapsLock'));

  return (
    <Field {...frame}>
      <FieldBox>
        <FieldInput
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            readCaps(event);
          }}
          onKeyUp={(event) => {
            props.onKeyUp?.(event);
            readCaps(event);
          }}
          onBlur={(event) => {
            props.onBlur?.(event);
            setIsCapsOn(false);
          }}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? messages.hidePassword : messages.showPassword}
          size="s"
          disabled={props.disabled}
          aria-controls={frame.id}
          onClick={() => setIsShown(!isShown)}
        />
      </FieldBox>
    </Field>
  );
}
