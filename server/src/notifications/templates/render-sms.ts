import type { SmsData, SmsTemplate } from '../messages.ts';
import { type MailSetting, type WritingSetting, writingSetting } from './mail-words.ts';

type SmsWriter<Data> = (data: Data, setting: WritingSetting) => string;

const writers: { readonly [Template in SmsTemplate]: SmsWriter<SmsData[Template]> } = {
  'phone-verification-code': ({ code }, { brandName, language }) =>
    language === 'es'
      ? `${code} es su código de ${brandName}. Vale 10 minutos. No lo comparta.`
      : `${code} is your ${brandName} code. It is good for 10 minutes. Don’t share it.`,
};

/** Writes a text message. */
export const renderSms = <Template extends SmsTemplate>(
  template: Template,
  data: SmsData[Template],
  setting: MailSetting,
): string => writers[template](data, writingSetting(setting));
