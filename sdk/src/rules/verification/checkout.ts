import type { BusinessDate } from '../../time/index.ts';
import type { VerificationStatus } from '../organization-status.ts';
import type { VerificationStepStatus } from './steps.ts';

/** The onboarding fee of a date on. */
interface FeeTerms {
  readonly from: BusinessDate;
  /** US cents. */
  readonly amountMinor: bigint;
  /** So often in a row the card processor may fail to charge it; then the owner is asked for a card again. */
  readonly maxOutages: number;
}

/** The fee's currency. */
export const onboardingFeeCurrency = 'USD';

/** Oldest first. Add an entry to change the fee; entries that have applied never change. */
const history: readonly FeeTerms[] = [{ from: '2021-01-01', amountMinor: 2900n, maxOutages: 8 }];

const termsOn = (date: BusinessDate): FeeTerms | undefined => history.findLast(({ from }) => from <= date);

/** Returns the onboarding fee on a business date, in US cents; 0 before there was one. */
export const onboardingFeeOn = (date: BusinessDate): bigint => termsOn(date)?.amountMinor ?? 0n;

/** Whether a fee that fell due on a date is no longer charged again. @param outages failed charges in a row, from 1 */
export const isFeeGivenUp = (date: BusinessDate, outages: number): boolean =>
  outages >= (termsOn(date)?.maxOutages ?? 1);

/**
 * State of the onboarding fee of a business.
 *
 * - `not_due`: the business is not verified
 * - `due`: it is verified, and a card is missing
 * - `charging`: the card is being charged; `paid`: it was charged
 */
export const onboardingFeeStates = ['not_due', 'due', 'charging', 'paid'] as const;
export type OnboardingFeeState = (typeof onboardingFeeStates)[number];

/** Why a card can't be kept, or could not be charged. */
export const cardRefusals = [
  'card_declined',
  'card_address_mismatch',
  'card_insufficient_funds',
  'card_processing_error',
] as const;
export type CardRefusal = (typeof cardRefusals)[number];

/** Returns the code of a refusal that is ours; other reasons of processors count as processing errors. */
export const cardRefusalOf = (code: string): CardRefusal =>
  cardRefusals.find((refusal) => refusal === code) ?? 'card_processing_error';

/** Returns the status of the step: after a refusal its card is asked for again. @param hasCard whether one is kept */
export function checkoutStatus(fee: OnboardingFeeState, hasCard: boolean): VerificationStepStatus {
  if (fee === 'paid') return 'approved';
  return hasCard ? 'submitted' : 'pending';
}

/** Whether a card can be kept for the fee, or replaced: until it is charged, and never for a denied business. */
export const canSaveCard = (fee: OnboardingFeeState, verificationStatus: VerificationStatus): boolean =>
  verificationStatus !== 'denied' && (fee === 'not_due' || fee === 'due');
