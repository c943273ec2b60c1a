import type { I18n } from '@quittance/sdk/i18n';
import type { Locale } from '../../kernel/index.ts';

/** What every mail knows besides its own data. */
export interface MailSetting {
  readonly brandName: string;
  readonly supportEmail: string;
  /** Picks the formats of dates; its language the text. */
  readonly locale: Locale;
}

/** What a writer gets: the setting, with the translator of its locale. */
export interface WritingSetting extends MailSetting {
  readonly t: I18n['t'];
}

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

/** Writes one mail. Its texts are beside it. */
export type MailWriter<Data> = (data: Data, setting: WritingSetting) => MailWords;

/** Writes one text message. Its text is beside it. */
export type SmsWriter<Data> = (data: Data, setting: WritingSetting) => string;
