import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import fieldClasses from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { usePageMessages } from '../provider/usePageMessages.ts';
import classes from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'search'>, 'onChange' | 'children'> {
  /** What is looked for, for screen readers; «Поиск» without it. */
  label?: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows what stands below it as one types. */
export function SearchField({ label, placeholder, value, onChange, className, ...props }: SearchFieldProps) {
  const messages = usePageMessages();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <search {...props} className={clsx(fieldClasses.FieldBox, classes.SearchField, className)}>
      <Icon of={Search} />
      <input
        ref={input}
        className={clsx(fieldClasses.FieldInput, classes.SearchFieldInput)}
        type="search"
        aria-label={label ?? messages.search}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon={X} label={messages.clearSearch} size="s" onClick={clear} />}
    </search>
  );
}
