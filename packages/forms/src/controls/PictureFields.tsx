import { LOGO_BYTES, organizerMain, POSTER_BYTES } from '@otryv/contract/schemas';
import { Checkbox, FieldRow, FileField, Stack, useMessages } from '@otryv/ui';
import * as z from 'zod/mini';
import { formOf } from '../Form/index.ts';
import { pictureCatalogues } from '../messages/pictures.ts';

const pictures = z.pick(organizerMain, { logoFile: true, removesLogo: true, posterFile: true, removesPoster: true });
/** Values of a page without pictures. */
export const noPictures = { logoFile: [], removesLogo: false, posterFile: [], removesPoster: false };
const { Field } = formOf(pictures, noPictures);

const photos = ['image/jpeg', 'image/png', 'image/webp'];
const drawings = [...photos, 'image/svg+xml'];

export interface PictureFieldsProps {
  /** Address of the page's current logo. */
  logoSrc: string | null;
  posterSrc: string | null;
}

/** The logo and the poster of a page, inside its form: the current one, another one, or none. */
export function PictureFields({ logoSrc, posterSrc }: PictureFieldsProps) {
  const messages = useMessages(pictureCatalogues);
  const presentOf = (src: string | null) => (src === null ? undefined : { src, label: messages.present });

  return (
    <FieldRow>
      <Stack gap="s">
        <Field
          name="logoFile"
          as={FileField}
          label={messages.logo}
          accept={drawings}
          maxBytes={LOGO_BYTES}
          present={presentOf(logoSrc)}
          required={false}
        />
        {logoSrc && <Field name="removesLogo" as={Checkbox} label={messages.removesLogo} required={false} />}
      </Stack>
      <Stack gap="s">
        <Field
          name="posterFile"
          as={FileField}
          label={messages.poster}
          hint={messages.posterHint}
          accept={photos}
          maxBytes={POSTER_BYTES}
          present={presentOf(posterSrc)}
          required={false}
        />
        {posterSrc && <Field name="removesPoster" as={Checkbox} label={messages.removesPoster} required={false} />}
      </Stack>
    </FieldRow>
  );
}
