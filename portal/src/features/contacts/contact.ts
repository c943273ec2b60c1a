import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** A row of the list of contacts. */
export type Contact = AnswerOf<Contract['addContact']>;

/** The dialog that is open over the contacts. */
export type ContactDialog = 'add' | 'invite' | { readonly withdraw: Contact };
