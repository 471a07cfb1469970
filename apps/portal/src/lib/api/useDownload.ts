import { useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { type DownloadedFile, saveDownload } from './saveDownload.ts';

/** Returns a function that saves the file of an endpoint under a name; shows an alert on failure. */
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
