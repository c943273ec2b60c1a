import {
  addDecimals,
  compareDecimals,
  type Decimal,
  parseDecimal,
  subtractDecimals,
  writeDecimal,
} from '../../money/decimal.ts';
import { checkCountry } from '../../validation/country.ts';
import { checkEmail, normalizeEmail } from '../../validation/email.ts';
import { firstProblem, type Problem, problem } from '../../validation/problem.ts';
import { checkTaxId, isSameTaxId } from '../../validation/tax-id.ts';
import { checkLanguage, checkOption, checkRequired } from '../../validation/text.ts';
import type { Taxpayer } from '../../validation/us-tax-id.ts';
import { includesRole } from '../members.ts';
import type { PricingTier } from '../pricing-tier.ts';
import { checkAnswered, checkGivenLine } from './answer-checks.ts';
import type { OwnerAnswers, OwnersAnswers, OwnerType, SecondTierOwner, Unfinished } from './answers.ts';
import { type AnswerGap, gap, gapsWithin, idGaps } from './gap.ts';

/** How much of the ownership must be documented, in percent. */
export const ownershipLimits = { documented: '90', total: '100', secondTier: '0.1', decimals: 2 } as const;

export interface OwnersFacts {
  /** Of the account's owner. */
  readonly ownerEmail: string;
  /** The only domain of new addresses with a plus sign; absent: every domain. */
  readonly plusOnlyAt?: string | undefined;
  /** Addresses of people who were invited or have signed up; these aren't new. */
  readonly knownEmails?: readonly string[] | undefined;
  readonly pricingTier: PricingTier;
  /** What the details of the business say about its owners; undefined for those of whom it isn't asked. */
  readonly isOwnedByEntity?: boolean | undefined;
  /** The tax number of a business that is a taxpayer itself; absent where an owner may share it. */
  readonly businessTaxId?: CountryTaxId | undefined;
}

/** A tax number, and the country whose number it is. */
export interface CountryTaxId {
  readonly taxId?: string | undefined;
  readonly taxCountry?: string | undefined;
}

type Owner = Unfinished<OwnerAnswers>;

const percentShape = new RegExp(`^\\d{1,3}(\\.\\d{1,${ownershipLimits.decimals}})?$`);
const zero = parseDecimal('0');
const total = parseDecimal(ownershipLimits.total);

/** Reads a percent; null for text that is none, or not above zero. */
function readPercent(text = ''): Decimal | null {
  if (!percentShape.test(text.trim())) return null;
  const percent = parseDecimal(text.trim());
  return compareDecimals(percent, zero) > 0 ? percent : null;
}

const sumOf = (parts: readonly { readonly percent?: string | undefined }[]): Decimal =>
  parts.reduce((sum, { percent }) => addDecimals(sum, readPercent(percent) ?? zero), zero);

/** Returns the documented ownership in percent, such as `95.5`. */
export const documentedOwnership = ({ owners = [] }: Unfinished<OwnersAnswers>): string => writeDecimal(sumOf(owners));

/** Returns what the other owners leave for one, in percent; at least `0`. */
export function remainingOwnership(
  owners: readonly { readonly id?: string | undefined; readonly percent?: string | undefined }[],
  id: string | undefined,
): string {
  const rest = subtractDecimals(total, sumOf(owners.filter((owner) => owner.id !== id)));
  return writeDecimal(compareDecimals(rest, zero) > 0 ? rest : zero);
}

/** Whether the owners are to confirm that nobody else owns much: only where less than all of it is documented. */
export const asksAttestation = ({ owners = [] }: Unfinished<OwnersAnswers>): boolean =>
  compareDecimals(sumOf(owners), total) < 0;

function checkPercent(text: string | undefined, remaining: string, min?: string): Problem | null {
  if (!text?.trim()) return problem('required');
  const percent = readPercent(text);
  if (percent === null) return problem('percentInvalid');
  if (min !== undefined && compareDecimals(percent, parseDecimal(min)) < 0) return problem('percentTooSmall', { min });
  return compareDecimals(percent, parseDecimal(remaining)) > 0
    ? problem('percentAboveRemaining', { max: remaining })
    : null;
}

/** Facts that an address depends on. */
export type EmailFacts = Pick<OwnersFacts, 'ownerEmail' | 'plusOnlyAt' | 'knownEmails'>;

interface Addressed {
  readonly email?: string | undefined;
}

/** Checks the address of an owner or officer. @param others everybody else in the answers */
export function checkApplicantEmail(
  { email = '' }: Addressed,
  others: readonly Addressed[],
  { ownerEmail, plusOnlyAt, knownEmails }: EmailFacts,
): Problem | null {
  const added = others.flatMap((other) => (other.email ? [other.email] : []));
  return firstProblem(
    checkEmail(email, { others: added, plusOnlyAt, known: knownEmails }),
    normalizeEmail(ownerEmail) === normalizeEmail(email) ? problem('ownerEmailOwn') : null,
  );
}

function individualGaps(owner: Owner, others: readonly Owner[], facts: OwnersFacts) {
  const { bankingAccess } = owner;
  const common = [
    ...gap('jobTitle', checkGivenLine(owner.jobTitle)),
    ...gap('isAuthorizedSigner', checkAnswered(owner.isAuthorizedSigner)),
  ];
  // We know the rest of the account's owner.
  if (owner.isSelf) return common;
  const isIncluded = bankingAccess === undefined || includesRole(facts.pricingTier, bankingAccess);
  return [
    ...gap('firstName', checkGivenLine(owner.firstName)),
    ...gap('lastName', checkGivenLine(owner.lastName)),
    ...gap('email', checkApplicantEmail(owner, others, facts)),
    ...common,
    ...gap('bankingAccess', firstProblem(checkOption(bankingAccess), isIncluded ? null : problem('planTooLow'))),
  ];
}

/** Who owns a trust is asked, and who owns an entity whose shares aren't publicly traded. */
export const asksSecondTier = ({ type, isPubliclyTraded }: Owner): boolean =>
  type === 'trust' || (type === 'entity' && isPubliclyTraded === false);

/** Lists what the people and companies behind an entity or a trust lack; there is one at least. */
function secondTierGaps(owner: Owner): readonly AnswerGap[] {
  if (!asksSecondTier(owner)) return [];
  const { owners = [] } = owner;
  if (owners.length === 0) return gap('owners', problem('ownersMissing'));
  const gaps = owners.flatMap((each: Unfinished<SecondTierOwner>, index) =>
    gapsWithin(`owners.${index}`, [
      ...gap('type', checkOption(each.type)),
      ...gap('name', checkGivenLine(each.name)),
      ...gap('percent', checkPercent(each.percent, remainingOwnership(owners, each.id), ownershipLimits.secondTier)),
    ]),
  );
  return [...idGaps('owners', owners), ...gaps];
}

function entityGaps(owner: Owner): readonly AnswerGap[] {
  const { isPubliclyTraded } = owner;
  return [
    ...gap('legalName', checkGivenLine(owner.legalName)),
    ...gap('isPubliclyTraded', checkAnswered(isPubliclyTraded)),
    ...(isPubliclyTraded ? gap('tradedAt', checkGivenLine(owner.tradedAt)) : []),
    ...secondTierGaps(owner),
  ];
}

const trustGaps = (owner: Owner): readonly AnswerGap[] => [
  ...gap('legalName', checkGivenLine(owner.legalName)),
  ...gap('trustee', checkGivenLine(owner.trustee)),
  ...gap('settlor', checkGivenLine(owner.settlor)),
  ...(owner.trustFileId ? [] : gap('trustFileId', problem('fileMissing'))),
  ...gap('trustLanguage', checkLanguage(owner.trustLanguage ?? '')),
  ...secondTierGaps(owner),
];

/** Entities and trusts have the number of a business. */
export const taxpayerOf = (type: OwnerType): Taxpayer => (type === 'individual' ? 'person' : 'business');

const sharesTaxId = (one: CountryTaxId, { taxId = '', taxCountry }: CountryTaxId): boolean =>
  one.taxCountry === taxCountry && isSameTaxId(one.taxId ?? '', taxId, taxCountry ?? '');

/** A person's number isn't another person's, and no owner has that of a business which is a taxpayer itself. */
function checkOwnTaxId(owner: Owner, others: readonly Owner[], { businessTaxId }: OwnersFacts): Problem | null {
  const isPerson = owner.type === 'individual';
  const isShared = isPerson && others.some((other) => other.type === 'individual' && sharesTaxId(owner, other));
  if (isShared) return problem('taxIdShared');
  if (!businessTaxId || !sharesTaxId(owner, businessTaxId)) return null;
  return problem(isPerson ? 'taxIdOfBusiness' : 'taxIdOfItself');
}

/** Lists what one owner lacks. @param all the owners, this one included */
export function ownerGaps(owner: Owner, all: readonly Owner[], facts: OwnersFacts): readonly AnswerGap[] {
  const { type, taxId = '', taxCountry = '' } = owner;
  const others = all.filter(({ id }) => id !== owner.id);
  if (type === undefined) return gap('type', checkOption(type));
  const ofType = {
    individual: () => individualGaps(owner, others, facts),
    entity: () => entityGaps(owner),
    trust: () => trustGaps(owner),
  };
  return [
    ...ofType[type](),
    ...gap('percent', checkPercent(owner.percent, remainingOwnership(all, owner.id))),
    ...gap('taxCountry', checkCountry(taxCountry)),
    ...gap(
      'taxId',
      firstProblem(
        checkRequired(taxId),
        taxCountry === '' ? null : checkTaxId(taxId, taxCountry, taxpayerOf(type)),
        checkOwnTaxId(owner, others, facts),
      ),
    ),
  ];
}

/** The account's owner is listed once. */
const selfGaps = (owners: readonly Owner[]): readonly AnswerGap[] =>
  owners.flatMap(({ isSelf }, index) => {
    const isRepeated = isSelf && owners.slice(0, index).some((other) => other.isSelf);
    return gap(`owners.${index}.isSelf`, isRepeated ? problem('personAdded') : null);
  });

function ownershipGaps({ owners = [], isRestAttested }: Unfinished<OwnersAnswers>): readonly AnswerGap[] {
  const sum = sumOf(owners);
  if (compareDecimals(sum, total) > 0)
    return gap('owners', problem('ownershipTooHigh', { max: ownershipLimits.total }));
  if (compareDecimals(sum, parseDecimal(ownershipLimits.documented)) < 0) {
    return gap('owners', problem('ownershipTooLow', { min: ownershipLimits.documented }));
  }
  return asksAttestation({ owners }) && !isRestAttested ? gap('isRestAttested', problem('confirmationRequired')) : [];
}

function checkHasEntity(hasEntityUbo: boolean | undefined, before: boolean | undefined): Problem | null {
  const differs = hasEntityUbo !== undefined && before !== undefined && hasEntityUbo !== before;
  return firstProblem(checkAnswered(hasEntityUbo), differs ? problem('entityOwnerDiffers') : null);
}

/** Lists what the owners lack. */
export function ownersGaps(answers: Unfinished<OwnersAnswers>, facts: OwnersFacts): readonly AnswerGap[] {
  const { owners = [], hasEntityUbo } = answers;
  const isEntity = owners.some(({ type }) => type === 'entity' || type === 'trust');
  const isSigned = owners.some(({ type, isAuthorizedSigner }) => type === 'individual' && isAuthorizedSigner);
  return [
    ...gap('hasEntityUbo', checkHasEntity(hasEntityUbo, facts.isOwnedByEntity)),
    ...(hasEntityUbo === false && isEntity ? gap('hasEntityUbo', problem('entityOwnerListed')) : []),
    ...(hasEntityUbo && !isEntity ? gap('owners', problem('entityOwnerMissing')) : []),
    ...idGaps('owners', owners),
    ...selfGaps(owners),
    ...owners.flatMap((owner, index) => gapsWithin(`owners.${index}`, ownerGaps(owner, owners, facts))),
    ...ownershipGaps(answers),
    ...(isSigned || owners.length === 0 ? [] : gap('owners', problem('signerMissing'))),
  ];
}
