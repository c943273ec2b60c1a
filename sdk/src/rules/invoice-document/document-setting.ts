import type { I18n } from '../../i18n/index.ts';

/** The reader's language and formats. */
export interface DocumentSetting {
  readonly t: I18n['t'];
  /** BCP 47 tag for dates and amounts. */
  readonly locale: string;
}
