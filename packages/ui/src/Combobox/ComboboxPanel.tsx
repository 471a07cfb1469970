import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FieldUnit } from '../Field/FieldBox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import menuClasses from '../Menu/Menu.module.css';
import { LazyPanel } from '../Popover/LazyPanel.tsx';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './Combobox.module.css';
import type { ComboboxOption } from './comboboxOption.ts';

export interface ComboboxPanelProps {
  /** Id of the list; option ids are derived from it and their index. */
  id: string;
  /** Id of the labelling element. */
  labelId: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  isChosen: (option: ComboboxOption) => boolean;
  isMany: boolean;
  active: number | null;
  /** Message rendered instead of missing options. */
  text: string;
  onPick: (option: ComboboxOption) => void;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** The list below a combobox; focus stays in the field. */
export function ComboboxPanel(props: ComboboxPanelProps) {
  const { id, anchor, options, isMany, active, text, onRetry, onClose, labelId, ...choice } = props;
  const messages = useMessages(inputCatalogues);

  return (
    <LazyPanel anchor={anchor} role="presentation" isAside className={classes.ComboboxPanel} onClose={onClose}>
      {options.length === 0 ? (
        <p className={classes.ComboboxWords}>
          <span aria-hidden="true">{text}</span>
          {onRetry && (
            <Button size="s" onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
        </p>
      ) : (
        <div role="listbox" id={id} aria-labelledby={labelId} aria-multiselectable={isMany || undefined}>
          {options.map((option, index) => (
            <Option key={option.value} id={`${id}-${index}`} option={option} isActive={index === active} {...choice} />
          ))}
        </div>
      )}
    </LazyPanel>
  );
}

interface OptionProps extends Pick<ComboboxPanelProps, 'isChosen' | 'onPick'> {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
}

function Option({ id, option, isActive, isChosen, onPick }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of the whole list.
    <div
      ref={element}
      role="option"
      id={id}
      tabIndex={-1}
      className={clsx(menuClasses.MenuItem, classes.ComboboxOption)}
      aria-selected={isChosen(option)}
      data-active={isActive || undefined}
      onClick={() => onPick(option)}
    >
      {option.picture}
      <span className={classes.ComboboxText}>
        <bdi>{option.label}</bdi>
        {option.note && <FieldUnit className={classes.ComboboxNote}>{option.note}</FieldUnit>}
      </span>
      {isChosen(option) && <Icon of={Check} size="s" />}
    </div>
  );
}
