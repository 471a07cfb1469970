export { canary, canaryId, hiddenFigure, hostileText, plantCanaries } from './canaries/plantCanaries.ts';
export { keySite, plantedKeys, plantKeys } from './canaries/plantKeys.ts';
export { type KillDrill, killDrill } from './kills/killDrill.ts';
export { openTestBed, type TestBed } from './kills/testBed.ts';
export { mailingDrill } from './mailings/mailingDrill.ts';
export { Peer } from './sockets/peer.ts';
export { signInReaders, writeMessages } from './sockets/readers.ts';
export { startDrill } from './starts/startDrill.ts';
export { storeDrill } from './storeFaults/storeDrill.ts';
