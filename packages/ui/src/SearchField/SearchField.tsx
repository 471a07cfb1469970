import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import fieldClasses from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'search'>, 'onChange' | 'children'> {
  /** Accessible name of the field; «Поиск» by default. */
  label?: string;
  /** Placeholder; the label by default. */
  placeholder?: string;
  /** `l` for the main field of a page. */
  size?: 'm' | 'l';
  value: string;
  onChange: (value: string) => void;
}

/** A field that filters the content below it while typing. */
export function SearchField({
  label,
  placeholder,
  size = 'm',
  value,
  onChange,
  className,
  ...props
}: SearchFieldProps) {
  const messages = useMessages(pageCatalogues);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <search {...props} className={clsx(fieldClasses.FieldBox, classes.SearchField, className)} data-size={size}>
      <Icon of={Search} />
      <input
        ref={input}
        className={clsx(fieldClasses.FieldInput, classes.SearchFieldInput)}
        type="search"
        aria-label={label ?? messages.search}
        placeholder={placeholder ?? label ?? messages.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon={X} label={messages.clearSearch} size="s" onClick={clear} />}
    </search>
  );
}
