import { showAlert } from '../notices/alerts.ts';
import { trackLoading } from '../notices/loading.ts';
import { download, type GetPath } from './client.ts';
import { saveFile } from './saveFile.ts';
import { type CauseMessages, withCause } from './withCause.ts';

export interface DownloadedFile {
  path: GetPath;
  /** Parameters of the path. */
  params?: Record<string, string | number>;
  name: string;
}

/** Saves the file of an endpoint; shows an alert with the cause on failure. */
export async function saveDownload(
  { path, params = {}, name }: DownloadedFile,
  messages: CauseMessages,
): Promise<void> {
  try {
    saveFile(await trackLoading(download(path, { params })), name);
  } catch (error) {
    showAlert({ tone: 'error', message: withCause(error, messages).message });
  }
}
