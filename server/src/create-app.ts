import type { Logger } from 'pino';
import { incomingMoney, refundOwner } from './accounts/index.ts';
import { createClock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Connection } from './db/index.ts';
import { externalAccountCodeSubjects } from './external-accounts/index.ts';
import type { App } from './kernel/index.ts';
import { memberCodeSubjects } from './members/index.ts';
import { applyFeeNews } from './onboarding-fee/index.ts';
import {
  claimTransfer,
  debitOwner,
  deniedRefundOwner,
  findTransferDetails,
  noteReview,
  paymentCodeSubjects,
} from './payments/index.ts';
import { createProviders } from './providers/index.ts';
import type { InstructionOwners } from './rails/index.ts';
import { bookBankCharge } from './reconciliation/index.ts';
import { staffCodeSubjects } from './staff/index.ts';
import { transactionDescribers } from './transaction-describers.generated.ts';
import { transferCodeSubjects, transferOwner } from './transfers/index.ts';
import { documentsInUse, isStepAsSubmitted, readOrganizationNews } from './verification-news.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Connection;
  readonly log: Logger;
}

/** What each area does when the bank reports news of its instructions. */
const instructionOwners: InstructionOwners = {
  'denied-payment': deniedRefundOwner,
  'deposit-refund': refundOwner,
  'invoice-payment': debitOwner,
  transfer: transferOwner,
};

/** Each area writes the mails of codes that are bound to its objects. */
const codeSubjects = {
  ...externalAccountCodeSubjects,
  ...memberCodeSubjects,
  ...paymentCodeSubjects,
  ...staffCodeSubjects,
  ...transferCodeSubjects,
};

/** Creates what operations work with; see {@link App}. */
export function createApp(parts: AppParts): App {
  const clock = createClock(parts.config);
  return {
    ...parts,
    clock,
    providers: createProviders({ ...parts, clock }),
    codeSubjects,
    instructionOwners,
    incomingMoney,
    bankCharged: bookBankCharge,
    claimCredit: claimTransfer,
    noteReview,
    documentsInUse,
    readOrganizationNews,
    isStepAsSubmitted,
    findTransferDetails,
    applyFeeNews,
    transactionDescribers,
  };
}
