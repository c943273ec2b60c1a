// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as accountApplications } from '../features/verification-cases/application-texts.es.ts';
import { spanish as backOfficeLayout } from '../layout/texts.es.ts';
import { spanish as backOfficePalette } from '../palette/texts.es.ts';
import { spanish as bankReconciliations } from '../features/bank-reconciliations/texts.es.ts';
import { spanish as bankReconciliationsNavigation } from '../features/bank-reconciliations/navigation-texts.es.ts';
import { spanish as blockedMoney } from '../features/blocked-money/texts.es.ts';
import { spanish as blockedMoneyNavigation } from '../features/blocked-money/navigation-texts.es.ts';
import { spanish as companies } from '../features/organizations/texts.es.ts';
import { spanish as companyChoice } from '../company-choice/texts.es.ts';
import { spanish as freePlanBalances } from '../features/free-plan-balances/texts.es.ts';
import { spanish as freePlanBalancesNavigation } from '../features/free-plan-balances/navigation-texts.es.ts';
import { spanish as fxCovers } from '../features/fx-covers/texts.es.ts';
import { spanish as fxCoversNavigation } from '../features/fx-covers/navigation-texts.es.ts';
import { spanish as informationRequests } from '../features/information-requests/texts.es.ts';
import { spanish as messages } from '../features/messages/texts.es.ts';
import { spanish as messagesNavigation } from '../features/messages/navigation-texts.es.ts';
import { spanish as newAccounts } from '../features/new-accounts/texts.es.ts';
import { spanish as newAccountsNavigation } from '../features/new-accounts/navigation-texts.es.ts';
import { spanish as organizationFiles } from '../features/organization-files/texts.es.ts';
import { spanish as organizationPlan } from '../features/organizations/plan-texts.es.ts';
import { spanish as organizationsNavigation } from '../features/organizations/navigation-texts.es.ts';
import { spanish as paymentExceptions } from '../features/payment-exceptions/texts.es.ts';
import { spanish as paymentExceptionsNavigation } from '../features/payment-exceptions/navigation-texts.es.ts';
import { spanish as product } from '../product-texts.es.ts';
import { spanish as refusals } from '../features/refusals/texts.es.ts';
import { spanish as resetApplication } from '../features/reset-application/texts.es.ts';
import { spanish as sellerDebts } from '../features/seller-debts/texts.es.ts';
import { spanish as sellerDebtsNavigation } from '../features/seller-debts/navigation-texts.es.ts';
import { spanish as showcase } from '../features/showcase/texts.es.ts';
import { spanish as staff } from '../features/staff/texts.es.ts';
import { spanish as staffDeposits } from '../features/deposits/texts.es.ts';
import { spanish as staffDepositsNavigation } from '../features/deposits/navigation-texts.es.ts';
import { spanish as staffNavigation } from '../features/staff/navigation-texts.es.ts';
import { spanish as staffSettings } from '../features/user-settings/texts.es.ts';
import { spanish as system } from '../features/system/texts.es.ts';
import { spanish as systemNavigation } from '../features/system/navigation-texts.es.ts';
import { spanish as upgradeRequests } from '../features/upgrade-requests/texts.es.ts';
import { spanish as upgradeRequestsNavigation } from '../features/upgrade-requests/navigation-texts.es.ts';
import { spanish as verificationAnswers } from '../features/verification-cases/answer-texts.es.ts';
import { spanish as verificationCases } from '../features/verification-cases/texts.es.ts';
import { spanish as verificationCorrections } from '../features/verification-cases/correction-texts.es.ts';
import { spanish as waitingTransfers } from '../features/waiting-transfers/texts.es.ts';
import { spanish as waitingTransfersNavigation } from '../features/waiting-transfers/navigation-texts.es.ts';

export const adminSpanish: Catalogue = {
  'account-applications': accountApplications,
  'back-office-layout': backOfficeLayout,
  'back-office-palette': backOfficePalette,
  'bank-reconciliations': bankReconciliations,
  'bank-reconciliations-navigation': bankReconciliationsNavigation,
  'blocked-money': blockedMoney,
  'blocked-money-navigation': blockedMoneyNavigation,
  companies,
  'company-choice': companyChoice,
  'free-plan-balances': freePlanBalances,
  'free-plan-balances-navigation': freePlanBalancesNavigation,
  'fx-covers': fxCovers,
  'fx-covers-navigation': fxCoversNavigation,
  'information-requests': informationRequests,
  messages,
  'messages-navigation': messagesNavigation,
  'new-accounts': newAccounts,
  'new-accounts-navigation': newAccountsNavigation,
  'organization-files': organizationFiles,
  'organization-plan': organizationPlan,
  'organizations-navigation': organizationsNavigation,
  'payment-exceptions': paymentExceptions,
  'payment-exceptions-navigation': paymentExceptionsNavigation,
  product,
  refusals,
  'reset-application': resetApplication,
  'seller-debts': sellerDebts,
  'seller-debts-navigation': sellerDebtsNavigation,
  showcase,
  staff,
  'staff-deposits': staffDeposits,
  'staff-deposits-navigation': staffDepositsNavigation,
  'staff-navigation': staffNavigation,
  'staff-settings': staffSettings,
  system,
  'system-navigation': systemNavigation,
  'upgrade-requests': upgradeRequests,
  'upgrade-requests-navigation': upgradeRequestsNavigation,
  'verification-answers': verificationAnswers,
  'verification-cases': verificationCases,
  'verification-corrections': verificationCorrections,
  'waiting-transfers': waitingTransfers,
  'waiting-transfers-navigation': waitingTransfersNavigation,
};
