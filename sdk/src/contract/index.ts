import type { contract } from './contract.generated.ts';

export type Contract = typeof contract;
export type CallName = keyof Contract;

// The calls and shapes of all areas, read from their folders.
export * from './contract.generated.ts';
export * from './kernel/call.ts';
export * from './kernel/errors.ts';
export { required, sentenceOf, wrongFormat } from './kernel/texts.ts';
export * from './kernel/wire.ts';
