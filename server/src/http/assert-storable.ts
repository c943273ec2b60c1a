import { Refusal, refuseFormat } from '../kernel/index.ts';

/** No declared body is deeper than 6; what recurses over a body later must not be led into a stack overflow. */
const maximumDepth = 32;

/**
 * Refuses what no schema should have to think of: nesting without end, and what JSON can carry but PostgreSQL can't store, NUL and
 * halves of surrogate pairs.
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
