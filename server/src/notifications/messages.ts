import type { mails, textMessages } from './templates/templates.generated.ts';

/** What each template of a folder needs: the first parameter of its writer. */
type DataOf<Writers extends Record<string, (data: never, ...rest: never[]) => unknown>> = {
  readonly [Template in keyof Writers]: Parameters<Writers[Template]>[0];
};

/**
 * What each mail needs to know. Amounts are formatted (sdk/money) in the mail's locale, dates are `YYYY-MM-DD`, links
 * are absolute URLs.
 */
export type MailData = DataOf<typeof mails>;

export type MailTemplate = keyof MailData;

/** A template with what it needs. */
export type MailContent = {
  [Template in MailTemplate]: { readonly template: Template; readonly data: MailData[Template] };
}[MailTemplate];

/** What each text message needs to know. */
export type SmsData = DataOf<typeof textMessages>;

export type SmsTemplate = keyof SmsData;
