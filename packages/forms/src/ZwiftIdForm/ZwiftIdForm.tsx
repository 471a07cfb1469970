import { gameIdBody } from '@otryv/contract/schemas';
import { useMessages } from '@otryv/ui';
import { ParsedField } from '../controls/ParsedField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { entryCatalogues } from '../messages/entries.ts';
import { zwiftIdOf } from '../RiderLookUp/useRiderLookUp.ts';
import { GameRiderNote } from './GameRiderNote.tsx';
import { type FindGameRider, useGameRider } from './useGameRider.ts';

const { Form, Field } = formOf(gameIdBody, { zwiftId: null, isAdditional: false });

/** A game id of an account. */
export interface ZwiftIdLink {
  zwiftId: number;
  isAdditional: boolean;
}

export interface ZwiftIdDraft extends Omit<ZwiftIdLink, 'zwiftId'> {
  zwiftId: number | null;
}

export interface ZwiftIdFormProps
  extends Omit<FormProps<ZwiftIdDraft, ZwiftIdLink>, 'values' | 'validates' | 'children'> {
  /** The initial number; its rider is shown immediately. */
  zwiftId?: number | null;
  /** Whether it is added to a main one. */
  isAdditional?: boolean;
  /** Looks up a rider in the game; resolves to `null` if there is none. */
  findRider: FindGameRider;
}

/** Links a rider of the game by the zwiftId; the rider's name is shown before saving. */
export function ZwiftIdForm(props: ZwiftIdFormProps) {
  const { zwiftId = null, isAdditional = false, findRider, onChange, ...form } = props;
  const messages = useMessages(entryCatalogues);
  const { rider, ask } = useGameRider(zwiftId, findRider);

  return (
    <Form
      submitLabel={messages.saveZwiftId}
      {...form}
      values={{ zwiftId, isAdditional }}
      onChange={(draft) => {
        ask(draft.zwiftId);
        onChange?.(draft);
      }}
    >
      <Field
        name="zwiftId"
        as={ParsedField}
        label={messages.zwiftId}
        hint={messages.zwiftIdHint}
        inputMode="numeric"
        parse={parseZwiftId}
        format={String}
        fault={messages.notAZwiftId}
      />
      <GameRiderNote rider={rider} />
    </Form>
  );
}

function parseZwiftId(text: string): number | null {
  return text.trim() === '' ? null : (zwiftIdOf(text) ?? Number.NaN);
}
