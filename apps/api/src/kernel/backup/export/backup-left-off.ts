/** The process is stopping before its work on a backup is complete: another process restarts it. */
export class BackupLeftOff extends Error {}
