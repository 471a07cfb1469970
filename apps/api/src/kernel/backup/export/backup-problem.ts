/** Reason why an export or an import is impossible, and the remedy. */
export class BackupProblem extends Error {}
