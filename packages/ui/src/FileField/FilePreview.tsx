import { File as FileIcon, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { FieldUnit } from '../Field/FieldBox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { formatBytes } from './checkFiles.ts';
import classes from './FileField.module.css';

export interface FilePreviewProps {
  file: File;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A selected file: its picture, if it is one, its name and its size. */
export function FilePreview({ file, onRemove }: FilePreviewProps) {
  const { locale } = useOtryv();
  const messages = useMessages(inputCatalogues);
  // A broken picture, or a page with a CSP that refuses `blob:`, leaves the icon.
  const [isShown, setIsShown] = useState(file.type.startsWith('image/'));
  const showPicture = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  return (
    <li className={classes.FileFieldItem}>
      {isShown ? (
        <img className={classes.FileFieldPicture} ref={showPicture} alt="" onError={() => setIsShown(false)} />
      ) : (
        <Icon of={FileIcon} size="l" />
      )}
      <span className={classes.FileFieldName}>{file.name}</span>
      <FieldUnit>{formatBytes(file.size, messages, locale)}</FieldUnit>
      {onRemove && <IconButton icon={X} label={messages.removeFile(file.name)} size="s" onClick={onRemove} />}
    </li>
  );
}
