import { addBankingDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';

const hourMs = 3_600_000;
/** Banks that take part in a rail usually credit by this hour in New York. */
const arrivalHour = 9;

/** Banking days that a payout usually takes, by rail; others take one. */
const usualDays: Readonly<Record<string, number>> = { swift: 2 };

/** Returns when a payout that is sent at an instant usually arrives. */
export function payoutArrival(sentAt: Date, rail: string): Date {
  const date = addBankingDays(businessDateOf(sentAt), usualDays[rail] ?? 1);
  return new Date(startOfBusinessDay(date).getTime() + arrivalHour * hourMs);
}
