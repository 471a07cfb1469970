import { File as FileIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useInputMessages } from '../provider/useInputMessages.ts';
import { formatBytes } from './checkFiles.ts';
import classes from './FileField.module.css';

export interface FilePreviewProps {
  file: File;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A chosen file: its picture, if it is one, its name and its size. */
export function FilePreview({ file, onRemove }: FilePreviewProps) {
  const { locale } = useOtryv();
  const messages = useInputMessages();
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);

  return (
    <li className={classes.FileFieldItem}>
      {url ? <img className={classes.FileFieldPicture} src={url} alt="" /> : <Icon of={FileIcon} size="l" />}
      <span className={classes.FileFieldName}>{file.name}</span>
      <span className={classes.FileFieldText}>{formatBytes(file.size, messages, locale)}</span>
      {onRemove && <IconButton icon={X} label={messages.removeFile(file.name)} size="s" onClick={onRemove} />}
    </li>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return file && url;
}
