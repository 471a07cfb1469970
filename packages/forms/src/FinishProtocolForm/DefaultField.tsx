import { Checkbox, useMessages } from '@otryv/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../Form/Field.tsx';
import { organizerCatalogues } from '../messages/organizers.ts';

/** Whether a protocol is offered to all organizers: always, if it has no organizer. */
export function DefaultField() {
  const messages = useMessages(organizerCatalogues);
  const { setValue } = useFormContext();
  const organizerId: unknown = useWatch({ name: 'organizerId' });
  const isForAll = organizerId === null;
  const wasForAll = useRef(isForAll);
  useEffect(() => {
    if (wasForAll.current === isForAll) return;
    wasForAll.current = isForAll;
    setValue('isDefault', isForAll, { shouldDirty: true });
  }, [isForAll, setValue]);

  return (
    <Field
      name="isDefault"
      as={Checkbox}
      label={messages.isDefault}
      hint={isForAll ? messages.isDefaultForAll : messages.isDefaultHint}
      required={false}
      disabled={isForAll}
    />
  );
}
