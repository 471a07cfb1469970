/** The process ends before its work on a backup does: another process begins anew. */
export class BackupLeftOff extends Error {}
