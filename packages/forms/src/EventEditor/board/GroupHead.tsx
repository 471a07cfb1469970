import { type EventGroup, groupLabelOf } from '@otryv/race';
import { CategoryBadge, Menu } from '@otryv/ui';
import { Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';

/** The header of a group's column: its label, the number of sign-ups, its actions. */
export const GroupHead = memo(function GroupHead({ group, isOnly }: { group: EventGroup; isOnly: boolean }) {
  const { act, editable } = useEditorTools();
  const { messages } = useValueWriter();
  const letter = groupLabelOf(group.label);

  return (
    <th scope="col">
      <div className={classes.EventEditorGroupHead}>
        <CategoryBadge category={letter} size="l" />
        {typeof group.totalSignedUpCount === 'number' && <span>{messages.signedUp(group.totalSignedUpCount)}</span>}
        {editable === 'all' && (
          <Menu
            className={classes.EventEditorGroupMenu}
            label={messages.groupMenu(letter)}
            icon={Ellipsis}
            size="s"
            align="end"
            entries={[
              {
                label: messages.removeGroup(letter),
                icon: Trash2,
                destructive: true,
                disabled: isOnly,
                onSelect: () => act({ type: 'removeGroup', group: group.label }),
              },
            ]}
          />
        )}
      </div>
    </th>
  );
});
