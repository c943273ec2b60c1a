import type { BusinessDate } from '@quittance/sdk/time';

export interface SendingDate {
  /** Empty if the invoice is sent when the person sends it. */
  readonly sendingDate: BusinessDate | '';
}

/** Whether the invoice is to be sent on a later day, not when the person sends it. */
export const isForLater = ({ sendingDate }: SendingDate, today: BusinessDate): boolean => sendingDate > today;

/** Returns the day on which the invoice is sent, the date of issue. A day that has passed becomes today. */
export const sendingDayOf = ({ sendingDate }: SendingDate, today: BusinessDate): BusinessDate =>
  sendingDate > today ? sendingDate : today;

/** Whether the chosen day has come, so that the draft gets the date of the day on which the person sends it. */
export const hasSendingDateCome = ({ sendingDate }: SendingDate, today: BusinessDate): boolean =>
  sendingDate !== '' && sendingDate <= today;
