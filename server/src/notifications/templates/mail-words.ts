import type { I18n } from '@quittance/sdk/i18n';
import type { Locale } from '../../kernel/index.ts';

/** The picture of the business that a mail comes from. */
export interface MailLogo {
  /** `cid:…` of a part of the mail, or a data URL on a page that shows the mail. */
  readonly source: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Settings that all mails share. */
export interface MailSetting {
  readonly brandName: string;
  readonly supportEmail: string;
  /** Selects the date formats; its language selects the texts. */
  readonly locale: Locale;
  /** Absent: the sender has none, or it can no longer be read. */
  readonly logo?: MailLogo;
}

/** The setting with the translator of its locale, for writers of mails. */
export interface WritingSetting extends MailSetting {
  readonly t: I18n['t'];
}

/** What a mail says of the seller whom it comes from. */
export interface FromSeller {
  readonly sellerName: string;
  /** File id of the seller's logo; absent without one. */
  readonly logoFileId?: string;
}

/** Content of a mail, before it is rendered as HTML and plain text. All values are unescaped text. */
export interface MailWords {
  readonly subject: string;
  /** The business that the mail comes from, such as an invoice's seller; absent: the platform. */
  readonly senderName?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large and easy to copy. */
  readonly code?: string;
  /** Labelled facts, in order. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Text that must not be changed. */
  readonly document?: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** Small print, such as what to do if one did not expect the mail. */
  readonly notes?: readonly string[];
}

/** Writes one mail. Its texts are beside it. */
export type MailWriter<Data> = (data: Data, setting: WritingSetting) => MailWords;

/** Writes one text message. Its text is beside it. */
export type SmsWriter<Data> = (data: Data, setting: WritingSetting) => string;
