import { packageSentence } from '@otryv/contract/messages';
import { applyPackage, type EventPackage } from '@otryv/race';
import { Button, Dialog, Notice } from '@otryv/ui';
import { ChangesList } from './ChangesList.tsx';
import classes from './EventEditor.module.css';
import { useEditorDraft, useEditorTools, useValueWriter } from './editorTools.ts';

/** What a package will change, to be applied or not; or why it does not fit the event. */
export function PackagePreview({ name, onClose }: { name: EventPackage; onClose: () => void }) {
  const { act } = useEditorTools();
  const writer = useValueWriter();
  const { words, locale } = writer;
  const { changes, problems } = applyPackage(useEditorDraft(), name);
  const apply = () => {
    act({ type: 'package', name });
    onClose();
  };

  return (
    <Dialog
      open
      title={words.packageTitle(words.packages[name])}
      description={problems.length > 0 ? undefined : words.packageChanges(changes.length)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {words.packageCancel}
          </Button>
          <Button kind="primary" disabled={changes.length === 0} onClick={apply}>
            {words.packageApply}
          </Button>
        </>
      }
    >
      {problems.length > 0 && (
        <Notice tone="danger" title={words.packageProblems}>
          <ul className={classes.EventEditorProblems}>
            {problems.map((problem) => (
              <li key={problem.code}>{packageSentence(locale, problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length === 0 && changes.length === 0 && <p>{words.packageNothing}</p>}
      <ChangesList writer={writer} changes={changes} />
    </Dialog>
  );
}
