import { accountErrorTexts } from './en/account-errors.ts';
import { errorTexts } from './en/errors.ts';
import { hasText, type Texts } from './texts.ts';
import type { I18n } from './translator.ts';
import { valuesIn } from './values-in.ts';

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

/** What somebody was doing when a call failed. */
export type FailedAct =
  | 'save-information'
  | 'save-details'
  | 'verify'
  | 'fetch-verification'
  | 'update-language'
  | 'upload';

/** What an act says where no code says why it failed. */
const unexplained = {
  'save-information': 'InformationNotSaved',
  'save-details': 'DetailsNotSaved',
  verify: 'NotVerified',
  'fetch-verification': 'VerificationNotFetched',
  'update-language': 'LanguageNotUpdated',
  upload: undefined,
} as const satisfies Record<FailedAct, string | undefined>;

/** The codes of answers that aren't ours, such as a proxy's page, by their status. */
const codesByStatus: Readonly<Record<number, string>> = {
  401: 'UnauthenticatedError',
  403: 'ForbiddenError',
  413: 'PayloadTooLargeError',
  429: 'RateLimitError',
  503: 'MaintenanceError',
};

const statusOf = (error: unknown): number => Number((error as { readonly status?: unknown } | null)?.status);

/** The key of the sentence for an error, by its code, its status and what was done. */
function accountKeyOf(error: unknown, act?: FailedAct): string | undefined {
  const code = codeOf(error);
  if (areTooManyCodes(error)) return 'TooManyCodesRequested';
  if (act === 'save-information' && code === 'ValidationError') return 'InformationIncomplete';
  // The vendor failed, so repeating the same words about a request helps nobody.
  if (act === 'verify' && code === 'ProviderUnavailableError') return 'NotVerified';
  const isOurs = code !== 'UnreadableAnswerError';
  if (act === 'upload' && !isOurs && statusOf(error) === 403) return 'UploadBlocked';
  const known = isOurs ? code : codesByStatus[statusOf(error)];
  const isExplained =
    known !== undefined && known !== 'InternalError' && (hasText(accountErrorTexts.english, known) || isCode(known));
  return isExplained ? known : act && unexplained[act];
}

const isCode = (code: string) => hasText(errorTexts.english.code, code);

/**
 * Like `errorMessage`, with the codes of accounts. If no code explains the failure, it says what failed. Separate, so that
 * widgets without forms don't load these sentences.
 */
export function accountErrorMessage(i18n: Translate, error: unknown, act?: FailedAct): string {
  const key = accountKeyOf(error, act);
  if (key !== undefined && hasText(accountErrorTexts.english, key)) return i18n.t(accountErrorTexts, key);
  return errorMessage(i18n, key === undefined || key === codeOf(error) ? error : { code: key });
}

/** Typed loosely, because keys of field messages are found at run time. */
const texts: Texts = errorTexts;

const markup = /<[a-z!/]/i;

/**
 * The message of a refused field, which the server words in English, in the person's language. Markup is no message: a
 * general one replaces it.
 */
export function fieldMessage(i18n: Translate, message: string): string {
  for (const [key, sentence] of Object.entries(errorTexts.english.field)) {
    const values = valuesIn(sentence, message);
    if (values) return i18n.t(texts, `field.${key}`, values);
  }
  return markup.test(message) ? i18n.t(errorTexts, 'somethingWentWrong') : message;
}
