import { showAlert } from '../shell/alerts.ts';
import { trackLoading } from '../shell/loading.ts';
import { ApiError } from './ApiError.ts';
import { download, type GetPath } from './client.ts';
import { saveFile } from './saveFile.ts';

export interface DownloadedFile {
  path: GetPath;
  /** The parameters of the path. */
  params?: Record<string, string | number>;
  name: string;
}

/** Saves the file of an endpoint; a refusal is shown as an alert, and `failed` where nothing is known. */
export async function saveDownload({ path, params = {}, name }: DownloadedFile, failed: string): Promise<void> {
  try {
    saveFile(await trackLoading(download(path, { params })), name);
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.code !== 'network';
    showAlert({ tone: 'error', message: isRefusal ? error.message : failed });
  }
}
