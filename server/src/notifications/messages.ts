import type { mails, textMessages } from './templates/templates.generated.ts';

/** Data of each template of a folder: the first parameter of its writer. */
type DataOf<Writers extends Record<string, (data: never, ...rest: never[]) => unknown>> = {
  readonly [Template in keyof Writers]: Parameters<Writers[Template]>[0];
};

/**
 * Data of each mail. Amounts are formatted (sdk/money) in the mail's locale, dates are `YYYY-MM-DD`, links are absolute
 * URLs.
 */
export type MailData = DataOf<typeof mails>;

export type MailTemplate = keyof MailData;

/** A template with its data. */
export type MailContent = {
  [Template in MailTemplate]: { readonly template: Template; readonly data: MailData[Template] };
}[MailTemplate];

/** Data of each text message. */
export type SmsData = DataOf<typeof textMessages>;

export type SmsTemplate = keyof SmsData;
