import { Combobox, type ComboboxOption, type ComboboxProps } from '@otryv/ui';
import { useQueryLookUp } from '../LookUp/useQueryLookUp.ts';

/** A user found by a look-up. */
export interface FoundUser {
  _id: string;
  username: string;
  zwiftId: number | null;
  /** Name of the user's verified rider. */
  riderName: string | null;
}

/**
 * Finds users by the beginning of the login, by the name of the rider or by the zwiftId; the host queries its server.
 */
export type FindUsers = (query: string) => Promise<readonly FoundUser[]>;

export interface UserFieldProps
  extends Omit<ComboboxProps, 'value' | 'onChange' | 'options' | 'onQuery' | 'state' | 'onRetry'> {
  /** The id of the user. */
  value: string | null;
  onChange: (userId: string | null) => void;
  /** The initially selected user. */
  present: Pick<FoundUser, '_id' | 'username'> | null;
  findUsers: FindUsers;
}

/** A user by login, name of the rider or zwiftId, looked up by the host. */
export function UserField({ value, onChange, present, findUsers, ...props }: UserFieldProps) {
  const { found, known, source } = useQueryLookUp(findUsers);
  const chosen = [...known, ...(present ? [present] : [])].find(({ _id }) => _id === value);

  return (
    <Combobox
      {...props}
      {...source}
      options={found.map(optionOf)}
      value={chosen ? { value: chosen._id, label: chosen.username } : null}
      onChange={(option) => onChange(option === null ? null : option.value)}
    />
  );
}

function optionOf({ _id, username, zwiftId, riderName }: FoundUser): ComboboxOption {
  const notes = [riderName ?? [], zwiftId ?? []].flat();
  return { value: _id, label: username, ...(notes.length > 0 && { note: notes.join(', ') }) };
}
