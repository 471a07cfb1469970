import { Upload } from 'lucide-react';
import { type ComponentPropsWithRef, type DragEvent, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldBox, FieldInput, FieldUnit } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { checkFiles, type FileLimits, formatBytes, kindNames } from './checkFiles.ts';
import classes from './FileField.module.css';
import { FilePreview } from './FilePreview.tsx';
import { type PresentPicture, PresentPreview } from './PresentPreview.tsx';

export interface FileFieldProps
  extends FieldTexts,
    FileLimits,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'accept' | 'multiple'
    > {
  /** The selected files. */
  value: readonly File[];
  /** Called with the valid files; the field itself shows the errors of the others. */
  onChange: (files: File[]) => void;
  /** The stored picture, shown while nothing is selected. */
  present?: PresentPicture | undefined;
}

/** Files to select or drop. `className` is passed to the frame, `ref` and the other props to the `<input>`. */
export function FileField({ value, onChange, accept, maxBytes, maxFiles = 1, present, ...props }: FileFieldProps) {
  const { locale } = useOtryv();
  const messages = useMessages(inputCatalogues);
  const [errors, setErrors] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const { frame, control } = useField({ ...props, error: props.error ?? (errors.join(' ') || undefined) });
  const isMany = maxFiles > 1;
  const limits = [accept && kindNames(accept), maxBytes && messages.upTo(formatBytes(maxBytes, messages, locale))]
    .filter(Boolean)
    .join(', ');

  const add = (files: FileList | null) => {
    // A single file replaces the previous one.
    const chosen = isMany ? value : [];
    const { taken, errors: refused } = checkFiles(
      [...(files ?? [])],
      chosen.length,
      { accept, maxBytes, maxFiles },
      messages,
      locale,
    );
    setErrors(refused);
    if (taken.length > 0) onChange([...chosen, ...taken]);
  };
  const remove = (file: File) => {
    setErrors([]);
    onChange(value.filter((each) => each !== file));
  };
  const drag = (event: DragEvent, over: boolean) => {
    if (props.disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(over);
    if (event.type === 'drop') add(event.dataTransfer.files);
  };

  return (
    <Field {...frame}>
      <FieldBox className={classes.FileField} data-over={isOver || undefined}>
        <FieldInput
          {...control}
          className={classes.FileFieldInput}
          type="file"
          accept={accept?.join(',')}
          multiple={isMany}
          required={props.required && value.length === 0}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => drag(event, false)}
          onChange={(event) => {
            add(event.target.files);
            // Cleared, so that the same file can be selected again after its removal.
            event.target.value = '';
          }}
        />
        <Icon of={Upload} size="l" />
        <span>
          <b className={classes.FileFieldCall}>{messages.chooseFile(isMany)}</b> {messages.orDrop(isMany)}
        </span>
        {limits && <FieldUnit>{limits}</FieldUnit>}
      </FieldBox>
      {present && value.length === 0 && <PresentPreview {...present} />}
      {value.length > 0 && (
        <ul className={classes.FileFieldList}>
          {value.map((file) => (
            <FilePreview
              key={`${file.name} ${file.lastModified} ${file.size}`}
              file={file}
              onRemove={props.disabled ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
    </Field>
  );
}
