import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerGap,
  type BusinessAnswers,
  canCorrectAnswers,
  type PostalAddress,
  stepGaps,
  type Unfinished,
  type VerificationAnswers,
  type VerificationFacts,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { getOrganization, lockOrganization, type Organization } from '../organizations/index.ts';
import { readVerification, refuseGaps, replaceBusinessAnswers, verificationFacts } from '../verification/index.ts';
import { columnsFromAnswers } from './decide-company.ts';
import { changedSince, recordCorrection } from './record-correction.ts';
import { decidedAlready, ownerOf } from './record-decision.ts';

interface OfCompany {
  readonly organizationId: string;
  /** The version of the answers that staff read. */
  readonly version: number;
}

type Answers = Unfinished<BusinessAnswers>;

/**
 * Corrects the legal name that a company gave. Done again, it changes nothing.
 * @throws NotFoundError; ValidationError by the rules of the wizard; VerificationChangedError for answers that changed since the
 *   version; IdempotencyConflictError if nothing was answered, or once the company is denied or closed
 */
export const correctLegalName = (
  context: StaffCall,
  { legalName, ...company }: OfCompany & { readonly legalName: string },
): Promise<void> => correct(context, company, 'legalName', legalName);

/** Corrects the business address that a company gave. @throws like {@link correctLegalName} */
export const correctBusinessAddress = (
  context: StaffCall,
  { address, ...company }: OfCompany & { readonly address: Unfinished<PostalAddress> },
): Promise<void> => correct(context, company, 'address', withoutBlanks(address));

type Field = 'legalName' | 'address';

async function correct<Chosen extends Field>(
  context: StaffCall,
  { organizationId, version }: OfCompany,
  field: Chosen,
  value: NonNullable<Answers[Chosen]>,
): Promise<void> {
  const { db } = context;
  const organization = await lockCorrectable(db, organizationId);
  const stored = await readVerification(context, { organizationId, personId: await ownerOf(context, organizationId) });
  const { kyb } = stored.answers;
  if (!kyb) throw decidedAlready();
  const before = kyb[field] ?? null;
  if (isDeepStrictEqual(before, value)) return;
  if (version !== stored.steps.kyb.version) throw changedSince();
  const change: Pick<Answers, Field> = { [field]: value };
  const answers = { ...stored.answers, kyb: { ...kyb, ...change } };
  const facts = await verificationFacts(context, organization);
  const gaps = gapsOf(field, { before: stored.answers, after: answers, facts });
  if (gaps.length > 0) throw refuseGaps(gaps);
  await replaceBusinessAnswers(context, organizationId, answers.kyb);
  if (organization.verificationStatus === 'approved') {
    await db.updateTable('organizations').set(columnsFromAnswers(change)).where('id', '=', organizationId).execute();
  }
  await recordCorrection(context, {
    object: { type: 'organization', id: organizationId },
    organizationId,
    field,
    before,
    after: value,
  });
}

/** Locks an organization whose answers staff may correct. */
async function lockCorrectable(db: Connection, organizationId: string): Promise<Organization> {
  await getOrganization(db, organizationId);
  const organization = await lockOrganization(db, organizationId);
  if (!canCorrectAnswers(organization.verificationStatus, organization.status)) throw decidedAlready();
  return organization;
}

interface Judged {
  readonly before: VerificationAnswers;
  readonly after: VerificationAnswers;
  readonly facts: VerificationFacts;
}

/** Lists what a corrected value lacks. Ignores what other answers lack, unless it repeats one of them. */
function gapsOf(field: Field, { before, after, facts }: Judged): readonly AnswerGap[] {
  const known = new Set(stepGaps('kyb', before, facts).map(({ path }) => path));
  return stepGaps('kyb', after, facts).flatMap((gap) => {
    if (gap.path === field || gap.path.startsWith(`${field}.`)) return [gap];
    const isRepeated = gap.problem.key === 'addressDuplicated' && !known.has(gap.path);
    return isRepeated ? [{ ...gap, path: 'address.line1' }] : [];
  });
}

/** Trims an address, and leaves out what is empty then. */
const withoutBlanks = (address: Unfinished<PostalAddress>): Unfinished<PostalAddress> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([part, text = '']) => (text.trim() === '' ? [] : [[part, text.trim()]])),
  );
