import { type Problem, problem } from './problem.ts';

export const handleLength = { min: 4, max: 15 } as const;

/** As a handle is typed: small letters without accents, and nothing that a handle cannot hold. */
export const normalizeHandle = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '');

/** Letters, digits and underscore. Whether somebody has it already, only the server knows. */
export function checkHandle(handle: string): Problem | null {
  if (handle === '') return problem('required');
  if (!/^[a-z0-9_]*$/i.test(handle)) return problem('handleCharacters');
  if (handle.length < handleLength.min) return problem('minCharacters', { min: handleLength.min });
  return handle.length > handleLength.max ? problem('maxCharacters', { max: handleLength.max }) : null;
}
