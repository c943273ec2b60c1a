import * as z from 'zod';
import {
  bankAccountTypes,
  externalAccountKinds,
  externalAccountLimits,
  externalAccountStatuses,
  nameCheckOutcomes,
  payoutRails,
} from '../../rules/external-accounts.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { anyText, text } from '../kernel/texts.ts';
import { countryCode, currencyCode, externalAccountId, id, instant, nameCheckId } from '../kernel/wire.ts';
import { postalAddress, postalAddressInput } from '../organizations/shapes.ts';

export const externalAccountKind = z
  .enum(externalAccountKinds)
  .describe('`own-business`: the organization’s own account. `business`, `person`: somebody else’s.');

export const externalAccountStatus = z
  .enum(externalAccountStatuses)
  .describe(
    '`active`: can be paid. `pending`: can be paid from `payableFrom`. `needs-attention`: its details must be corrected before it can be paid. `removed`: shown for the history only.',
  );

export const payoutRail = z.enum(payoutRails).describe('The network that carries the money.');

export const accountName = text(externalAccountLimits.name).describe('What the organization calls the account.');

const field = (description: string) => anyText(64).optional().describe(description);

/** The details of an account as a person gives them: spaces, dashes and lower case are accepted. */
export const bankDetailsInput = z
  .object({
    iban: field('International bank account number; a Polish one may come without PL.'),
    bic: field('BIC (SWIFT code), 8 or 11 characters.'),
    routingNumber: field('ABA routing number, 9 digits.'),
    institutionNumber: field('Canadian institution, 3 digits.'),
    transitNumber: field('Canadian branch transit number, 5 digits.'),
    sortCode: field('UK sort code, 6 digits.'),
    bsb: field('Australian bank, state and branch, 6 digits.'),
    bankCode: field('Bank code in Hong Kong (3 digits) or Singapore (4 digits).'),
    ifsc: field('Indian Financial System Code, 11 characters.'),
    cnaps: field('CNAPS code of a bank in China, 12 digits.'),
    clabe: field('Mexican CLABE, 18 digits.'),
    accountNumber: field('Account number at the bank.'),
    accountType: z.enum(bankAccountTypes).optional().describe('Kind of a US account; ACH needs it.'),
  })
  .describe('The fields that the corridor names, see GET /accounts/available-corridors.');

const maskedDetails = z
  .object(Object.fromEntries(Object.keys(bankDetailsInput.shape).map((name) => [name, z.string().optional()])))
  .describe('The bank’s codes, and numbers of the account with all but their end hidden.');

/** The holder of an account, and where it is. */
export const accountFieldsInput = {
  kind: externalAccountKind,
  holderName: text(externalAccountLimits.holderName).describe('Full name of the account’s holder.'),
  country: countryCode.describe('Country of the bank.'),
  currency: currencyCode.describe('Currency that the account receives.'),
  rail: payoutRail,
} as const;

export const holderAddress = postalAddressInput.describe('Address of the account’s holder.');

export const nameCheckResult = z.object({
  outcome: z
    .enum(nameCheckOutcomes)
    .describe('`unavailable`: the bank could not be asked, or does not answer such questions.'),
  suggestedName: z.string().optional().describe('The holder’s name at the bank; only with `close-match`.'),
  checkedAt: instant,
});

export const nameCheck = nameCheckResult.extend({
  nameCheckId,
  consequence: z
    .enum(['continue', 'warn', 'refuse'])
    .describe('`warn`: send `acceptsNameMismatch` with the account. `refuse`: the account can’t be saved.'),
  waitingHours: z.number().int().describe('How long the account could not be paid after it is saved.'),
  expiresAt: instant.describe('The account must be saved before.'),
});
namedShapes.add(nameCheck, { id: 'NameCheck', io: 'output' });

export const externalAccount = z.object({
  _id: externalAccountId,
  version: z.number().int().describe('Send it with a change.'),
  status: externalAccountStatus,
  attentionReason: z
    .enum(['account-closed', 'account-unknown', 'details-rejected'])
    .optional()
    .describe('Only with `needs-attention`: what a bank said of the last payment.'),
  payableFrom: instant.optional().describe('Only with `pending`.'),
  name: z.string(),
  kind: externalAccountKind,
  holderName: z.string(),
  country: countryCode,
  currency: currencyCode,
  rail: payoutRail,
  maskedNumber: z.string().describe('The account’s number with all but its end hidden.'),
  details: maskedDetails,
  address: postalAddress.describe('Of the holder.'),
  nameCheck: nameCheckResult.describe('Of the current holder and details.'),
  isKnown: z.boolean().describe('Whether a payment has reached the current details.'),
  addedAt: instant,
  changedAt: instant,
});
namedShapes.add(externalAccount, { id: 'ExternalAccount', io: 'output' });

export const externalAccountEvent = z.object({
  _id: id('eae'),
  at: instant,
  event: z.enum(['added', 'renamed', 'changed', 'paid', 'attention', 'removed']),
  by: z.string().optional().describe('Name of the person who did it.'),
  name: z.string().optional().describe('The new name; only with `renamed`.'),
  outcome: z.enum(nameCheckOutcomes).optional().describe('Of the name check; only with `added` and `changed`.'),
});

export const corridor = z.object({
  country: countryCode,
  rail: payoutRail,
  currencies: z.array(currencyCode),
  fields: z.array(z.object({ name: bankDetailsInput.keyof(), isRequired: z.boolean() })),
});
namedShapes.add(corridor, { id: 'Corridor', io: 'output' });
