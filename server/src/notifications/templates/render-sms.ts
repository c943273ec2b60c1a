import type { SmsData, SmsTemplate } from '../messages.ts';
import type { MailSetting, SmsWriter } from './mail-words.ts';
import { textMessages } from './templates.generated.ts';
import { writingSetting } from './writing-setting.ts';

const writers: { readonly [Template in SmsTemplate]: SmsWriter<SmsData[Template]> } = textMessages;

/** Writes a text message. */
export const renderSms = <Template extends SmsTemplate>(
  template: Template,
  data: SmsData[Template],
  setting: MailSetting,
): string => writers[template](data, writingSetting(setting));
