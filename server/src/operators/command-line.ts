import { type ParseArgsConfig, parseArgs } from 'node:util';
import { checkEmail, checkPassword, englishSentence, normalizeEmail, type Problem } from '@quittance/sdk/validation';

/** Explains in one line why a command did nothing. Exits with 1. */
export class CommandError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the options of a command.
 * @throws CommandError for unknown options and missing values
 */
export function readOptions<const Given extends Options>(parameters: readonly string[], options: Given) {
  try {
    return parseArgs({ args: [...parameters], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    throw new CommandError(`${line} Run it with --help for the options.`);
  }
}

/** @throws CommandError if the option is missing */
export function requireOption(name: string, value: string | undefined): string {
  const text = value?.trim() ?? '';
  if (text === '') throw new CommandError(`--${name} is missing. Run it with --help for the options.`);
  return text;
}

/** @throws CommandError if the value is refused by a rule */
export function requireValid(name: string, value: string, problem: Problem | null): string {
  if (problem) throw new CommandError(`--${name}: ${englishSentence(problem)}`);
  return value;
}

/** @throws CommandError for anything but one of the choices */
export function requireChoice<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CommandError(`--${name} must be one of ${choices.join(', ')}.`);
  return found;
}

/** @throws CommandError for a missing or invalid address */
export function requireEmail(name: string, value: string | undefined): string {
  const email = normalizeEmail(requireOption(name, value));
  return requireValid(name, email, checkEmail(email));
}

/** @throws CommandError for a weak password */
export function requireStrongPassword(password: string): string {
  const problem = checkPassword(password);
  if (problem) throw new CommandError(englishSentence(problem));
  return password;
}
