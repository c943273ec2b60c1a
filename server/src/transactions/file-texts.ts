import type { TransactionKind } from '@quittance/sdk/rules';
import { translatorOf } from '../kernel/index.ts';
import { transactionFileTexts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

/** Returns the text function of the files, by the reader's locale. */
export const fileTextsFor = translatorOf({ 'transaction-files': spanish });

const english = transactionFileTexts.english.kind;

/** The name of a kind in every language: people search in theirs. */
export const wordsOfKind = (kind: TransactionKind): string => `${english[kind]}\n${spanish.kind[kind]}`;
