import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import choiceClasses from '../Checkbox/Choice.module.css';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './CheckboxMenu.module.css';
import menuClasses from './Menu.module.css';

export interface CheckboxMenuItem {
  key: string;
  label: string;
  checked: boolean;
  /** Whether there are no values: the item is then disabled and labelled «пусто». */
  empty?: boolean | undefined;
}

export interface CheckboxMenuGroup {
  title: string;
  items: readonly CheckboxMenuItem[];
  /** Number of items per row. */
  columns?: 1 | 2;
}

export interface CheckboxMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle' | 'onReset'> {
  groups: readonly CheckboxMenuGroup[];
  onToggle: (key: string, checked: boolean) => void;
  /** Resets all switches; without it there is no «По умолчанию». */
  onReset?: (() => void) | undefined;
  /** Label of the reset button; «По умолчанию» by default. */
  resetLabel?: string | undefined;
}

/** Groups of switches that apply immediately; stays open between changes. Children are rendered below the groups. */
export function CheckboxMenu(given: CheckboxMenuProps) {
  const { groups, onToggle, onReset, resetLabel, className, children, ...props } = given;
  const { messages } = useOtryv();

  return (
    <div {...props} className={clsx(classes.CheckboxMenu, className)}>
      {groups.map(({ title, items, columns = 1 }, index) => (
        <fieldset key={title} className={classes.CheckboxMenuGroup}>
          <legend className={classes.CheckboxMenuTitle}>{title}</legend>
          {index === 0 && onReset && (
            <button type="button" className={classes.CheckboxMenuReset} onClick={onReset}>
              {resetLabel ?? messages.byDefault}
            </button>
          )}
          <div className={classes.CheckboxMenuItems} data-columns={columns}>
            {items.map((item) => (
              <label key={item.key} className={clsx(menuClasses.MenuItem, classes.CheckboxMenuItem)}>
                <input
                  className={choiceClasses.ChoiceMark}
                  type="checkbox"
                  checked={item.checked}
                  disabled={item.empty}
                  onChange={(event) => onToggle(item.key, event.target.checked)}
                />
                {item.label}
                {item.empty && <span className={classes.CheckboxMenuHint}>{messages.emptyColumn}</span>}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {children}
    </div>
  );
}
