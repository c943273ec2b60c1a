import { transactionTexts } from '@quittance/sdk/i18n';
import { transaction as transactionSpanish } from '@quittance/sdk/i18n/es';
import type { TransactionKind } from '@quittance/sdk/rules';
import { translatorOf } from '../kernel/index.ts';
import { spanish } from './texts.es.ts';

/** Returns the text function of the files, by the reader's locale. */
export const fileTextsFor = translatorOf({ 'transaction-files': spanish, transaction: transactionSpanish });

const english = transactionTexts.english.kind;

/** The name of a kind in every language: people search in theirs. */
export const wordsOfKind = (kind: TransactionKind): string => `${english[kind]}\n${transactionSpanish.kind[kind]}`;
