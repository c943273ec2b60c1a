import type { MailWriter } from '../mail-words.ts';
import { memberAccessChangedTexts as texts } from './texts.en.ts';

export interface MemberAccessChanged {
  readonly organizationName: string;
  readonly change: 'role' | 'removed';
}

export const mail: MailWriter<MemberAccessChanged> = ({ organizationName, change }, { t, supportEmail }) => ({
  subject: t(texts, `subject.${change}`, { organizationName }),
  heading: t(texts, `heading.${change}`),
  paragraphs: [t(texts, `body.${change}`, { organizationName })],
  notes: [t(texts, 'unexpected', { organizationName, supportEmail })],
});
