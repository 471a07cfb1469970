import { packageSentence } from '@otryv/contract/messages';
import { applyPackage, type EventPackage, type PackageProblem } from '@otryv/race';
import { Button, Dialog, Notice } from '@otryv/ui';
import { useId } from 'react';
import { pocketsOf } from '../draft/catalogues.ts';
import { useEditorDraft, useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import classes from '../parts/EventEditor.module.css';
import { ChangesList } from './ChangesList.tsx';

/** Previews the changes of a package before applying it, or why it does not fit the event. */
export function PackagePreview({ name, onClose }: { name: EventPackage; onClose: () => void }) {
  const { act, catalogues } = useEditorTools();
  const draft = useEditorDraft();
  const writer = useValueWriter();
  const { messages, locale } = writer;
  const { changes, problems } = applyPackage(draft, name);
  // The groups and the package are one step, undone or cancelled together.
  const edit = { id: useId(), isRestored: false };
  const isOfOtherGroups = problems.some(isOfGroups);
  // A button of the notice fixes these.
  const isSolved = problems.every((problem) => isOfGroups(problem) || problem.code === 'groupENotFound');
  const fitGroups = () => {
    const pockets = pocketsOf(catalogues, draft.event.eventSubgroups[0]?.routeId);
    act({ type: 'fitGroups', problems, pockets }, edit);
  };
  const apply = () => {
    act({ type: 'package', name }, edit);
    onClose();
  };
  const cancel = () => {
    act({ type: 'fitGroups', problems: [], pockets: [] }, { ...edit, isRestored: true });
    onClose();
  };

  return (
    <Dialog
      open
      title={messages.packageTitle(messages.packages[name])}
      description={problems.length > 0 ? undefined : messages.packageChanges(changes.length)}
      onClose={cancel}
      actions={
        <>
          <Button kind="quiet" onClick={cancel}>
            {messages.packageCancel}
          </Button>
          <Button kind="primary" disabled={changes.length === 0} onClick={apply}>
            {messages.packageApply}
          </Button>
        </>
      }
    >
      {problems.length > 0 && (
        <Notice
          tone={isSolved ? 'info' : 'danger'}
          title={isSolved ? messages.packageNeedsGroups : messages.packageProblems}
          action={
            isOfOtherGroups && (
              <Button size="s" onClick={fitGroups}>
                {messages.packageGroups}
              </Button>
            )
          }
        >
          <ul className={classes.EventEditorProblems}>
            {problems.map((problem) => (
              <li key={problem.code}>{packageSentence(locale, problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length === 0 && changes.length === 0 && <p>{messages.packageNothing}</p>}
      <ChangesList writer={writer} changes={changes} />
      {changes.length > 0 && <p>{messages.packageLeaves}</p>}
    </Dialog>
  );
}

function isOfGroups({ code }: PackageProblem): boolean {
  return code === 'missingGroups' || code === 'extraGroups';
}
