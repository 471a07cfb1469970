export * from './DateTimeField/index.ts';
