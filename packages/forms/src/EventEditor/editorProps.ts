import type { EventGroup, GroupField, GroupScope } from '@otryv/race';
import classes from './EventEditor.module.css';

/** What the editor of every value of a group gets. */
export interface GroupEditorProps<Field extends GroupField = GroupField> {
  group: EventGroup;
  field: Field;
  scope: GroupScope;
  id: string;
  title: string;
  /** The value in words. */
  label: string;
  /** The value's name with the value: what its button is called. */
  'aria-label': string;
  'data-blank': '' | undefined;
}

/** How the button of every value looks. */
export const valueButton = { kind: 'quiet', size: 's', className: classes.EventEditorValue } as const;
