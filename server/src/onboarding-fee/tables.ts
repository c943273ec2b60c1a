import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn } from '../kernel/index.ts';

/** The card that an organization gave for its onboarding fee. */
export interface OnboardingCardsTable {
  organization_id: string;
  /** The processor's name of it, sealed for the organization; null once it was refused. */
  sealed_card: Buffer | null;
  brand: string;
  last4: string;
  saved_by: string;
  /** Business time. */
  saved_at: Date;
}

/** The onboarding fee of an approved organization. */
export interface OnboardingFeesTable {
  organization_id: string;
  amount_minor: MinorColumn;
  currency: string;
  state: Generated<'due' | 'charging' | 'paid'>;
  /** Why the last card could not be charged. */
  decline_code: ColumnType<string | null, never, string | null>;
  /** How often in a row the processor could not charge it. */
  outages: Generated<number>;
  /** When it is charged again after that; business time. */
  charge_again_at: ColumnType<Date | null, never, Date | null>;
  /** Business time. */
  due_at: Date;
}

interface OnboardingFeeTables {
  onboarding_cards: OnboardingCardsTable;
  onboarding_fees: OnboardingFeesTable;
}

declare module '../db/database.ts' {
  interface Database extends OnboardingFeeTables {}
}
