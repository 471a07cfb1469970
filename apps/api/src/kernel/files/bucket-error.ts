import type { Config, SettingFault } from '../../config.ts';
import { BucketClient } from './bucket-client.ts';
import { FilesUnavailable } from './files.errors.ts';

const [badRequest, unauthorized, forbidden, notFound, serverFault] = [400, 401, 403, 404, 500];

/** Returns the setting that makes the bucket unusable, or null. Requests a name in the bucket, and stores nothing. */
export async function bucketError(
  config: Partial<Config>,
  setting: 'S3_BUCKET' | 'BACKUP_BUCKET',
): Promise<SettingFault | null> {
  const { S3_REGION = '', S3_PREFIX = '', S3_FORCE_PATH_STYLE = true, ...given } = config;
  const bucket = new BucketClient({ ...given, S3_REGION, S3_PREFIX, S3_FORCE_PATH_STYLE }, config[setting]);
  try {
    await bucket.check(setting === 'S3_BUCKET' ? S3_PREFIX : '');
    return null;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    return faultOf(error, setting);
  } finally {
    await bucket.close();
  }
}

function faultOf({ status, reason, refusal }: FilesUnavailable, setting: string): SettingFault {
  if (status !== null && status < serverFault && refusal === null)
    return { name: 'S3_ENDPOINT', message: `is no object store (${reason}): correct it` };
  if (status === notFound)
    return { name: setting, message: 'is not in the object store: make it there, or correct the name' };
  if (status === unauthorized || status === forbidden)
    return {
      name: 'S3_ACCESS_KEY_ID',
      message: `is refused, or may not list ${setting}: correct the key and its secret, or give it that right`,
    };
  // Redirects lead to the bucket's region.
  if (status !== null && status <= badRequest)
    return { name: 'S3_REGION', message: 'is not that of the bucket: correct it' };
  const message = `does not respond (${reason}): correct it, or start the object store`;
  return { name: 'S3_ENDPOINT', message, mayPass: true };
}
