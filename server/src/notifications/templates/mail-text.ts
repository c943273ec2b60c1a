import type { MailSetting, MailWords } from './mail-words.ts';

/** Renders the mail as plain text. */
export function mailText(words: MailWords, setting: MailSetting): string {
  const blocks = [
    words.heading,
    ...words.paragraphs,
    words.code,
    words.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    words.document,
    words.action && `${words.action.label}:\n${words.action.link}`,
    ...(words.notes ?? []),
    setting.brandName,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}
