import { TextField, type TextFieldProps } from '@otryv/ui';

const idInLink = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The id of a club in the game; extracted from a link to the club. */
export function ClubIdField({ onChange, ...props }: TextFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      onChange={(typed) => onChange(/^\s*https?:/.test(typed) ? (idInLink.exec(typed)?.[0] ?? typed) : typed)}
    />
  );
}
