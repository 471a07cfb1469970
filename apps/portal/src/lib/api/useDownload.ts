import { useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { type DownloadedFile, saveDownload } from './saveDownload.ts';

/** Saves the file of an endpoint under a name; a failure is shown as an alert. */
export function useDownload(file: DownloadedFile) {
  const messages = useMessages();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveDownload(file, messages);
    setIsSaving(false);
  };

  return { save, isSaving };
}
