export type { NameAnswer, NameCheck, NameQuestion } from './name-check.ts';
export { sandboxNameCheck } from './sandbox-name-check.ts';
