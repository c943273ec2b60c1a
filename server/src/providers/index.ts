import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock, Providers } from '../kernel/index.ts';
import { type EmailPort, type SmsPort, smsReceiptPath } from '../notifications/index.ts';
import { type AccountProvider, sandboxAccountProvider } from './account-provider/index.ts';
import { bankFileRails } from './bank-files/index.ts';
import { type BankLinking, sandboxBankLinking } from './bank-linking/index.ts';
import { type CardProcessor, sandboxCardProcessor } from './card-processor/index.ts';
import { type Chain, sandboxChain } from './chain/index.ts';
import { configuredDepositAccounts, type DepositAccounts, sandboxDepositAccounts } from './deposit-accounts/index.ts';
import { sandboxEmail, smtpEmail } from './email/index.ts';
import { type ExchangeRates, ecbExchangeRates, sandboxExchangeRates } from './exchange-rates/index.ts';
import { createFileStorage, type FileStorage } from './file-storage/index.ts';
import { type FxDealing, sandboxDealer } from './fx-dealing/index.ts';
import { configuredIdentities, type IdentityProviders, sandboxIdentities } from './identity-providers/index.ts';
import { type IdentityVerification, sandboxIdentityVerification } from './identity-verification/index.ts';
import { createMalwareScan, type MalwareScan } from './malware-scan/index.ts';
import { type NameCheck, sandboxNameCheck } from './name-check/index.ts';
import { type Rails, sandboxRails } from './rails/index.ts';
import { httpSms, sandboxSms } from './sms/index.ts';
import { unconfiguredProviders } from './unconfigured.ts';

declare module '../kernel/app.ts' {
  interface Providers {
    readonly accountProvider: AccountProvider;
    readonly rails: Rails;
    readonly bankLinking: BankLinking;
    readonly cardProcessor: CardProcessor;
    readonly chain: Chain;
    readonly depositAccounts: DepositAccounts;
    readonly email: EmailPort;
    readonly sms: SmsPort;
    readonly exchangeRates: ExchangeRates;
    readonly fxDealing: FxDealing;
    readonly identityProviders: IdentityProviders;
    readonly fileStorage: FileStorage;
    readonly malwareScan: MalwareScan;
    readonly nameCheck: NameCheck;
    readonly identityVerification: IdentityVerification;
  }
}

export interface ProviderParts {
  readonly config: Config;
  /** For the sandbox adapters, which store their own data in the same database. */
  readonly db: Connection;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Creates the adapters for the mode. */
export function createProviders(parts: ProviderParts): Providers {
  const providers = parts.config.mode === 'sandbox' ? sandboxProviders(parts) : productionProviders(parts);
  const { bankFiles: settings, dataKey } = parts.config;
  if (!settings) return providers;
  return { ...providers, rails: bankFileRails({ ...parts, settings, dataKey, bankLinking: providers.bankLinking }) };
}

function sandboxProviders({ config, db, clock }: ProviderParts): Providers {
  const exchangeRates = sandboxExchangeRates();
  return {
    accountProvider: sandboxAccountProvider({ config, db, clock }),
    rails: sandboxRails(db, clock),
    bankLinking: sandboxBankLinking(db, config.publicUrl),
    cardProcessor: sandboxCardProcessor({ db, clock, url: config.cardSandboxUrl, dataKey: config.dataKey }),
    chain: sandboxChain({ db, clock, dataKey: config.dataKey }),
    depositAccounts: sandboxDepositAccounts(),
    email: sandboxEmail(db, clock),
    sms: sandboxSms(db, clock),
    exchangeRates,
    fxDealing: sandboxDealer(db, { clock, exchangeRates }),
    nameCheck: sandboxNameCheck(),
    identityProviders: sandboxIdentities({ config, db }),
    identityVerification: sandboxIdentityVerification({ config, db, clock }),
    ...fileProviders(config),
  };
}

/** The same in both modes: they need nothing outside the machine unless configured. */
const fileProviders = (config: Config) => ({
  fileStorage: createFileStorage(config),
  malwareScan: createMalwareScan(config),
});

function productionProviders({ config, db, log }: ProviderParts): Providers {
  const { publicUrl, smtp, sms, ecb } = config;
  return {
    ...unconfiguredProviders(publicUrl),
    depositAccounts: configuredDepositAccounts(config.depositBanks),
    identityProviders: configuredIdentities(config),
    ...fileProviders(config),
    ...(ecb && { exchangeRates: ecbExchangeRates({ settings: ecb, db, log }) }),
    ...(smtp && { email: smtpEmail(smtp) }),
    ...(sms && { sms: httpSms(sms, { receiptUrl: `${publicUrl}${smsReceiptPath}` }) }),
  };
}

export type { AccountOrder, ApplicationReport, ApplyingCompany } from './account-provider/index.ts';
export {
  accountCallbackKey,
  accountCallbackPath,
  sandboxAccountCallbacks,
  writeCallback,
} from './account-provider/index.ts';
export { findReportingFile } from './bank-files/index.ts';
export type { BankLinking, LinkedAccount, LinkToken } from './bank-linking/index.ts';
export { bankLinkingRoutes, linkSandboxAccount } from './bank-linking/index.ts';
export { callbackRoutes } from './callbacks/index.ts';
export type {
  CardEvent,
  CardFacts,
  CardNews,
  CardOrder,
  CardProcessor,
  ChargeReport,
  StoredCard,
} from './card-processor/index.ts';
export {
  cardFieldsPath,
  cardFieldsRoutes,
  cardWebhookPath,
  type SandboxBooks,
  sandboxBooks,
  sandboxProcessorSite,
} from './card-processor/index.ts';
export { type ChainEvent, type ChainTransaction, chainWebhookPath, type SendReport } from './chain/index.ts';
export { describeDelivery } from './describe-delivery.ts';
export { type ExchangeRates, type RateTable, rateBetween } from './exchange-rates/index.ts';
export type { FileStorage } from './file-storage/index.ts';
export { type S3Client, s3Client } from './file-storage/index.ts';
export type { FxDealing, FxDecision } from './fx-dealing/index.ts';
export {
  type AuthorizationAnswer,
  IdentityRefusedError,
  type ProvenIdentity,
  ProviderAwayError,
  sandboxIdentityRoutes,
} from './identity-providers/index.ts';
export type { IdentityResult, IdentityVerification } from './identity-verification/index.ts';
export {
  identityCallbackKey,
  identityCallbackPath,
  sandboxIdentityCallbacks,
  sandboxIdentityVerificationRoutes,
} from './identity-verification/index.ts';
export type { FileScan, MalwareScan } from './malware-scan/index.ts';
export type { NameAnswer, NameCheck, NameQuestion } from './name-check/index.ts';
export type {
  BankAccount,
  BankCharge,
  ClosingBalance,
  Counterparty,
  IncomingCredit,
  InstructionKind,
  InstructionNews,
  Leg,
  RailDecision,
  RailEvent,
  RailOrder,
  Rails,
  SimulatedCourse,
  StatementAlarm,
  UnexplainedEntry,
} from './rails/index.ts';
export { sandboxChatScript, scriptAnswer, supportChatRoutes } from './support-chat/index.ts';
