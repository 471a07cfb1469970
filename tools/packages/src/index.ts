export { faultsOfTarballs } from './faultsOfTarballs.ts';
export { installCommand, type Manager } from './installCommand.ts';
export { faultsOfLicences } from './licences.ts';
export { type PackageName, packages } from './names.ts';
export { type PublishOptions, publish } from './publish.ts';
export { type Registry, startRegistry } from './registry.ts';
export { withoutRegistries } from './registrySettings.ts';
export { tarballsIn } from './tarballsIn.ts';
