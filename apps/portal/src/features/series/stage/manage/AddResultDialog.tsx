import { AddResultForm, FormDialog } from '@otryv/forms';
import { useSend } from '../../../../lib/api/useSend.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useFindRiders } from '../../../shared/riders/findRiders.ts';
import { ru as stageMessages } from '../messages/ru.ts';
import type { ManagedStage } from './managedStage.ts';
import { seriesCategories } from './stageChoices.ts';

export interface AddResultDialogProps extends ManagedStage {
  onClose: () => void;
}

/** Adds the result of a rider who has none on the stage. */
export function AddResultDialog({ series, results, onClose }: AddResultDialogProps) {
  const { manage: messages } = useMessages(stageMessages);
  const findRiders = useFindRiders();
  const { submit } = useSend('POST', '/api/series/stage/results/result', { onDone: onClose });

  return (
    <FormDialog open title={messages.add} onClose={onClose}>
      {(onDirtyChange) => (
        <AddResultForm
          seriesId={series._id}
          stageOrder={results.stage.order}
          categories={seriesCategories}
          findRiders={findRiders}
          onDirtyChange={onDirtyChange}
          onCancel={onClose}
          onSubmit={(body) => submit({ body })}
        />
      )}
    </FormDialog>
  );
}
