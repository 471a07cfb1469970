import { clubSearch } from '@otryv/contract/schemas';
import { useMessages } from '@otryv/ui';
import { ClubIdField } from '../controls/ClubIdField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { useLookUp } from '../LookUp/useLookUp.ts';
import { organizerCatalogues } from '../messages/organizers.ts';
import { FoundClubNote, type GameClub } from './FoundClubNote.tsx';

const { Form, Field } = formOf(clubSearch, { clubId: '' });

export interface ClubChoice {
  /** Id of the club in the game. */
  clubId: string;
}

/**
 * Looks up a club in the game; resolves to `null` if there is none. The `message` of a rejection with a `code` is
 * shown.
 */
export type FindGameClub = (clubId: string) => Promise<GameClub | null>;

export interface ClubFormProps extends Omit<FormProps<ClubChoice, ClubChoice>, 'values' | 'validates' | 'children'> {
  findClub: FindGameClub;
  /** The initial club, shown immediately. */
  clubId?: string;
}

/** Links a club of the game by its id; the club is shown before saving. */
export function ClubForm({ findClub, clubId, onChange, ...props }: ClubFormProps) {
  const messages = useMessages(organizerCatalogues);
  const { found, ask } = useLookUp<string, GameClub>(clubId ?? null, findClub);

  return (
    <Form
      disposable
      submitLabel={messages.addClub}
      savingLabel={messages.addingClub}
      {...props}
      {...(clubId !== undefined && { values: { clubId } })}
      onChange={(draft) => {
        const { data } = clubSearch.safeParse(draft);
        ask(data?.clubId ?? null);
        onChange?.(draft);
      }}
    >
      <Field name="clubId" as={ClubIdField} label={messages.clubId} hint={messages.clubIdHint} />
      <FoundClubNote club={found} />
    </Form>
  );
}
