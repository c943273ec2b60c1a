import { type Problem, problem } from './problem.ts';
import { countOf } from './text.ts';

export const minPasswordLength = 8;

/** Requirements of a password, in display order. */
export const passwordRequirements = [
  'length',
  'digit',
  'uppercase',
  'lowercase',
  'noLeadingSpace',
  'noKeyboardRun',
] as const;
export type PasswordRequirement = (typeof passwordRequirements)[number];

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runLength = 3;

/** Every three adjacent letters of a keyboard row, in both directions. */
const keyboardRuns: readonly string[] = keyboardRows.flatMap((row) =>
  [row, [...row].reverse().join('')].flatMap((letters) =>
    Array.from({ length: letters.length - runLength + 1 }, (_, start) => letters.slice(start, start + runLength)),
  ),
);

const fulfilments: Readonly<Record<PasswordRequirement, (password: string) => boolean>> = {
  length: (password) => countOf(password) >= minPasswordLength,
  digit: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  noLeadingSpace: (password) => !/^\s/.test(password),
  noKeyboardRun: (password) => !keyboardRuns.some((run) => password.toLowerCase().includes(run)),
};

/** Returns the unmet requirements; a field shows them during typing. */
export const missingOf = (password: string): readonly PasswordRequirement[] =>
  passwordRequirements.filter((requirement) => !fulfilments[requirement](password));

/** Checks a password. Consecutive keyboard letters have a separate message, since nobody would guess that rule. */
export function checkPassword(password: string): Problem | null {
  if (password === '') return problem('required');
  const missing = missingOf(password);
  if (missing.length === 0) return null;
  return problem(missing.length === 1 && missing[0] === 'noKeyboardRun' ? 'keyboardRun' : 'passwordWeak');
}
