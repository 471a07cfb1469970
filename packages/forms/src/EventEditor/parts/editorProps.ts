import type { EventGroup, GroupField, GroupScope } from '@otryv/race';
import classes from './EventEditor.module.css';

/** Props of the editor of any value of a group. */
export interface GroupEditorProps<Field extends GroupField = GroupField> {
  group: EventGroup;
  field: Field;
  scope: GroupScope;
  id: string;
  title: string;
  /** The formatted value. */
  label: string;
  /** Accessible name of the button: the value's name with the value. */
  'aria-label': string;
  'data-blank': '' | undefined;
}

/** Appearance of the button of every value. */
export const valueButton = { kind: 'quiet', size: 's', className: classes.EventEditorValue } as const;
