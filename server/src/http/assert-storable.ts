import { Refusal, refuseFormat } from '../kernel/index.ts';

/** No declared body is deeper than 6. The limit protects recursive code from stack overflows. */
const maximumDepth = 32;

/**
 * Refuses values that schemas need not handle: excessive nesting, and text that JSON allows but PostgreSQL can't store
 * (NUL and lone surrogates).
 * @throws MalformedRequestError, ValidationError
 */
export function assertStorable(value: unknown, path: readonly string[] = []): void {
  if (path.length > maximumDepth) throw new Refusal('MalformedRequestError', 'The body is nested too deeply.');
  if (typeof value === 'string') {
    if (!isStorable(value)) throw refuseFormat(path.join('.'));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (!isStorable(key)) throw refuseFormat(path.join('.'));
      assertStorable(member, [...path, key]);
    }
  }
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
