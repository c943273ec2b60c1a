import { translatorOf } from '../../kernel/index.ts';
import type { MailSetting, WritingSetting } from './mail-words.ts';
import { templateSpanish } from './spanish.generated.ts';

const translatorFor = translatorOf(templateSpanish);

/** Adds the translator of the setting's locale. */
export const writingSetting = (setting: MailSetting): WritingSetting => ({
  ...setting,
  t: translatorFor(setting.locale),
});
