import { type Language, type Locale, languageOf } from '../../kernel/index.ts';

/** What every mail knows besides its own data. */
export interface MailSetting {
  readonly brandName: string;
  readonly supportEmail: string;
  /** Picks the formats of dates; its language the text. */
  readonly locale: Locale;
}

export interface WritingSetting extends MailSetting {
  readonly language: Language;
}

export const writingSetting = (setting: MailSetting): WritingSetting => ({
  ...setting,
  language: languageOf(setting.locale),
});

/** A mail in words, before it is dressed as HTML and as plain text. Everything is plain text, to be escaped there. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large and easy to copy. */
  readonly code?: string;
  /** Labelled facts, in order. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Text to be kept word for word. */
  readonly document?: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** Small print, such as what to do if one did not expect the mail. */
  readonly notes?: readonly string[];
}

/** Writes one mail in both languages. */
export type MailWriter<Data> = (data: Data, setting: WritingSetting) => MailWords;
