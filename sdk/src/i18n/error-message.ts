import { errors as english } from './en/errors.ts';

/** What is needed of a translator; i18next has it. */
interface Translator {
  t(key: string, options: { readonly ns: string; readonly [value: string]: string | number }): string;
}

const knownCodes: ReadonlySet<string> = new Set(Object.keys(english.code));

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * The sentence that a person reads for a failed call. Never the message of the error itself, which is English, for
 * developers, and on a bad day a proxy's HTML. Needs the namespaces `common` and `errors`.
 */
export function errorMessage(i18n: Translator, error: unknown): string {
  const code = codeOf(error);
  const tried = (error as { readonly tried?: unknown } | null | undefined)?.tried;
  if (tried === 'code' || tried === 'password') return i18n.t(`tooManyWrong.${tried}`, { ns: 'errors' });
  return code !== undefined && knownCodes.has(code)
    ? i18n.t(`code.${code}`, { ns: 'errors' })
    : i18n.t('somethingWentWrong', { ns: 'common' });
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const placeholder = /\{\{(\w+)\}\}/;

/** Each known message beside a field as a pattern, with the name of what it lets vary. */
const fieldMessages = Object.entries(english.field).map(([key, sentence]) => {
  const [before = '', name, after = ''] = sentence.split(placeholder);
  return { key, name, pattern: new RegExp(`^${literally(before)}${name ? '(\\w+)' : ''}${literally(after)}$`) };
});

/** The message of a refused field, which the server words in English, in the person's language. */
export function fieldMessage(i18n: Translator, message: string): string {
  for (const { key, name, pattern } of fieldMessages) {
    const match = pattern.exec(message);
    if (match) return i18n.t(`field.${key}`, { ns: 'errors', ...(name ? { [name]: match[1] ?? '' } : {}) });
  }
  return message;
}
