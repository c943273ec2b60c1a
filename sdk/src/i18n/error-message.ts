import { accountErrorTexts } from './en/account-errors.ts';
import { errorTexts } from './en/errors.ts';
import { hasText, type Texts } from './texts.ts';
import type { I18n } from './translator.ts';

type Translate = Pick<I18n, 't'>;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

function keyOf(error: unknown) {
  const code = codeOf(error);
  const tried = (error as { readonly tried?: unknown } | null | undefined)?.tried;
  if (tried === 'code' || tried === 'password') return `tooManyWrong.${tried}` as const;
  return code !== undefined && hasText(errorTexts.english.code, code)
    ? (`code.${code}` as const)
    : 'somethingWentWrong';
}

/**
 * The sentence that a person reads for a failed call. Never the message of the error itself, which is English, for
 * developers, and on a bad day a proxy's HTML.
 */
export const errorMessage = (i18n: Translate, error: unknown): string => i18n.t(errorTexts, keyOf(error));

const areTooManyCodes = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'tried' in error && error.tried === 'code-request';

/**
 * Like `errorMessage`, with the codes of accounts. Kept apart, because widgets never show these sentences.
 */
export function accountErrorMessage(i18n: Translate, error: unknown): string {
  const code = areTooManyCodes(error) ? 'TooManyCodesRequested' : codeOf(error);
  return code !== undefined && hasText(accountErrorTexts.english, code)
    ? i18n.t(accountErrorTexts, code)
    : errorMessage(i18n, error);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const placeholder = /\{\{(\w+)\}\}/;

/** Each known message beside a field as a pattern, with the name of what it lets vary. */
const fieldMessages = Object.entries(errorTexts.english.field).map(([key, sentence]) => {
  const [before = '', name, after = ''] = sentence.split(placeholder);
  return { key, name, pattern: new RegExp(`^${literally(before)}${name ? '(\\w+)' : ''}${literally(after)}$`) };
});

/** Typed loosely, because keys of field messages are found at run time. */
const texts: Texts = errorTexts;

const markup = /<[a-z!/]/i;

/**
 * The message of a refused field, which the server words in English, in the person's language. Markup is no message: a
 * general one replaces it.
 */
export function fieldMessage(i18n: Translate, message: string): string {
  for (const { key, name, pattern } of fieldMessages) {
    const match = pattern.exec(message);
    if (match) return i18n.t(texts, `field.${key}`, name ? { [name]: match[1] ?? '' } : {});
  }
  return markup.test(message) ? i18n.t(errorTexts, 'somethingWentWrong') : message;
}
