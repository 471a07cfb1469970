export * from './alikeFigures.ts';
export * from './anEntry.ts';
export * from './aSeries.ts';
export * from './aStageDecision.ts';
export * from './borders.ts';
export * from './protocolSheet.ts';
