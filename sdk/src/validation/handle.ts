import { type Problem, problem } from './problem.ts';

export const handleLength = { min: 4, max: 15 } as const;

/** Normalizes a handle while it is typed: lower case without accents, only allowed characters. */
export const normalizeHandle = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '');

/** Checks a handle: letters, digits and underscore. Only the server knows whether it is taken. */
export function checkHandle(handle: string): Problem | null {
  if (handle === '') return problem('required');
  if (!/^[a-z0-9_]*$/i.test(handle)) return problem('handleCharacters');
  if (handle.length < handleLength.min) return problem('minCharacters', { min: handleLength.min });
  return handle.length > handleLength.max ? problem('maxCharacters', { max: handleLength.max }) : null;
}
