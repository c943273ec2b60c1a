import { Refusal, refuseFormat } from '../kernel/index.ts';

/** No declared body is deeper than 6; what recurses over a body later must not be led into a stack overflow. */
const maximumDepth = 32;

/**
 * Refuses what no schema should have to think of: nesting without end, and the character NUL, which JSON and a percent
 * encoding can carry but PostgreSQL cannot store.
 * @throws MalformedRequestError, ValidationError
 */
export function assertStorable(value: unknown, path: readonly string[] = []): void {
  if (path.length > maximumDepth) throw new Refusal('MalformedRequestError', 'The body is nested too deeply.');
  if (typeof value === 'string') {
    if (value.includes('\0')) throw refuseFormat(path.join('.'));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key.includes('\0')) throw refuseFormat(path.join('.'));
      assertStorable(member, [...path, key]);
    }
  }
}
