import type { MailData, MailTemplate } from '../messages.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { MailSetting, MailWriter } from './mail-words.ts';
import { mails } from './templates.generated.ts';
import { writingSetting } from './writing-setting.ts';

const writers: { readonly [Template in MailTemplate]: MailWriter<MailData[Template]> } = mails;

export interface RenderedMail {
  /** Always one line, even if the data contains line breaks. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail. Pure: the same data gives the same mail. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  data: MailData[Template],
  setting: MailSetting,
): RenderedMail {
  const words = writers[template](data, writingSetting(setting));
  return {
    // A line break in a subject would let data add headers.
    subject: words.subject.replaceAll(/\p{Cc}+/gu, ' '),
    html: mailHtml(words, setting),
    text: mailText(words, setting),
  };
}
