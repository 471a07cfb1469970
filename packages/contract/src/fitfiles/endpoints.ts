import { endpoint, multipart } from '../endpoint.ts';
import { FIT_BYTES, fitFileFields, importedFitFile, racesWithoutPower } from './schemas.ts';

const path = '/api/race/profile/fitfile';

export const fitFilesEndpoints = {
  missing: endpoint({
    method: 'GET',
    path,
    summary: "List races of the caller's verified riders that lack power data",
    access: 'signedIn',
    response: racesWithoutPower,
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: "Upload the rider's own file with a race's power when the game keeps the activity private",
    access: 'signedIn',
    body: multipart(fitFileFields, ['file'], FIT_BYTES),
    response: importedFitFile,
    status: 201,
    errors: [
      'event_not_found',
      'fit_result_missing',
      'fit_power_known',
      'fit_unreadable',
      'fit_without_power',
      'fit_zip_without_fit',
      'fit_zip_several',
      'fit_zip_too_large',
      'fit_zip_encrypted',
      'fit_other_ride',
      'fit_cut',
      'fit_duplicate',
      'body_too_large',
      'overloaded',
      'too_many_attempts',
    ] as const,
  }),
} as const;
