/** Why an export or an import cannot be made, and what to do. */
export class BackupProblem extends Error {}
