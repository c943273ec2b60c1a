import type { BankField } from '@quittance/sdk/banking';
import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** A row of the list of recipients. */
export type Recipient = AnswerOf<Contract['addExternalAccount']>;

/** A recipient with its history. */
export type RecipientRecord = AnswerOf<Contract['getExternalAccount']>;

export type NameCheck = AnswerOf<Contract['checkAccountName']>;

export const addressOf = ({ _id }: Pick<Recipient, '_id'>): string => `/recipients/${_id}`;

/** The fields of an account with their values, in the order of the bank's form. */
export const detailsOf = ({ details }: Recipient): (readonly [BankField, string])[] =>
  Object.entries(details).flatMap(([field, value]) => (value === undefined ? [] : [[field as BankField, value]]));
