import { contract } from '@otryv/contract';
import { compressedOnce } from '../../kernel/http/bytes/compressed-once.ts';
import type { ByteSource } from '../../kernel/http/bytes/serve-bytes.ts';
import type { CatalogueService } from './catalogue.service.ts';

const { allRoutes, jerseys, worlds } = contract.catalogue;

/** Returns the catalogue responses without parameters, by path. */
export function catalogueSources(catalogue: CatalogueService): [string, ByteSource][] {
  return [
    [
      allRoutes.path,
      packedPerVersion(catalogue, () => JSON.stringify(allRoutes.response.parse(catalogue.listRoutes()))),
    ],
    [jerseys.path, packedPerVersion(catalogue, () => JSON.stringify(jerseys.response.parse(catalogue.listJerseys())))],
    [worlds.path, compressedOnce(() => JSON.stringify(worlds.response.parse(catalogue.listWorlds())))],
  ];
}

function packedPerVersion(catalogue: CatalogueService, write: () => string): ByteSource {
  let [version, source] = [catalogue.version, compressedOnce(write)];
  return (params) => {
    if (version !== catalogue.version) [version, source] = [catalogue.version, compressedOnce(write)];
    return source(params);
  };
}
