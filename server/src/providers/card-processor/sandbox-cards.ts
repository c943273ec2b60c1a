import type { CardDeclineCode } from './card-processor.ts';

/** How the sandbox processor reacts to a card. */
export type CardBehaviour =
  | 'succeeds'
  | CardDeclineCode
  /** Can be stored, but is refused when it is charged. */
  | 'declines-later'
  /** Authorizes, but the answer is lost. */
  | 'answers-too-late'
  /** Captures, but the answer is lost. */
  | 'captures-too-late'
  /** Can't be reached, and authorizes nothing. */
  | 'unreachable'
  /** Captures although it said that the charge was voided. */
  | 'contradicts'
  /** The payer's bank disputes the payment, and the seller loses or wins. */
  | 'disputed-lost'
  | 'disputed-won';

/** Numbers that simulate something. Every other valid number succeeds. */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'card_declined',
  '4000000000000036': 'card_address_mismatch',
  '4000000000009995': 'card_insufficient_funds',
  '4000000000000119': 'card_processing_error',
  '4000000000000069': 'declines-later',
  '4000000000000341': 'answers-too-late',
  '4000000000000077': 'captures-too-late',
  '4000000000000101': 'unreachable',
  '4000000000000127': 'contradicts',
  '4000000000000259': 'disputed-lost',
  '4000000000001976': 'disputed-won',
};

export const behaviourOf = (number: string): CardBehaviour => testCards[number] ?? 'succeeds';
