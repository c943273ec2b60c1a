import { describe, expect, it } from 'vitest';
import { setVerificationStatus } from '../identity/index.ts';
import { newEmail } from '../identity/sign-in-fixtures.ts';
import { listOpenInvites } from '../members/index.ts';
import { type Acting, acting, newMember } from '../members/members-fixtures.ts';
import { dataOf, fieldsOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import {
  business,
  giveDocuments,
  identity,
  newApplicant,
  noOffice,
  outcome,
  ownerOf,
  riskProfile,
  saved,
  setup,
  stateOf,
  type VerificationAnswer,
} from './verification-fixtures.ts';

const server = testServer(testDatabase());
const { app } = server;

const organizationOf = (by: Acting) =>
  app.db
    .selectFrom('organizations')
    .select(['status', 'verification_status', 'organization_type'])
    .where('id', '=', by.person.organization.id)
    .executeTakeFirstOrThrow();

describe('answers of a verification', () => {
  it('are kept as drafts, whatever they lack, and read again on another device', async () => {
    const owner = await newApplicant(server);
    const draft = saved(await owner.ask('POST', '/verification/kyb', { legalName: 'Harbor', isDraft: true }));
    expect(draft).toMatchObject({ status: 'in_progress', version: 1 });
    expect(draft.missing.map(({ path }) => path)).toContain('taxId');
    const elsewhere = await acting(server, owner.person);
    const { steps, verificationStatus } = await stateOf(elsewhere);
    expect(steps.kyb).toMatchObject({ status: 'in_progress', completed: false, data: { legalName: 'Harbor' } });
    expect(verificationStatus).toBe('in_progress');
  });

  it('are not readable in the database', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/identity-details', { ...identity, isDraft: true });
    const rows = await app.db
      .selectFrom('person_verification_steps')
      .select('sealed_answers')
      .where('person_id', '=', owner.person.userId)
      .execute();
    expect(rows.map(({ sealed_answers }) => sealed_answers.includes('AAA123456'))).toEqual([false]);
  });

  it('are refused field by field when they are submitted with gaps, and the draft stays', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/risk-profile', { ...riskProfile, fundSource: 'other', isDraft: true });
    const answer = await owner.ask('POST', '/verification/risk-profile', { ...riskProfile, fundSource: 'other' });
    expect(fieldsOf(answer)).toEqual(['fundSourceText: This field is required.']);
    expect((await stateOf(owner)).steps.companyRiskProfile).toMatchObject({ status: 'in_progress', version: 1 });
  });

  it('are checked by rules that only the server has', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', setup);
    const answer = await owner.ask('POST', '/verification/kyb', { ...business, phoneNumber: '+34 111' });
    expect(fieldsOf(answer)).toEqual(['phoneNumber: Please enter a valid phone number.']);
    const wrong = await owner.ask('POST', '/verification/kyb', { ...business, taxId: 'B58378432' });
    expect(fieldsOf(wrong)).toEqual([expect.stringMatching(/^taxId: Please enter a valid tax ID/)]);
  });

  it('of two devices don’t overwrite each other', async () => {
    const owner = await newApplicant(server);
    const { version } = saved(await owner.ask('POST', '/verification/kyb', { legalName: 'A', isDraft: true }));
    const [first, second] = await Promise.all(
      ['B', 'C'].map((legalName) => owner.ask('POST', '/verification/kyb', { legalName, isDraft: true, version })),
    );
    expect([first, second].map((answer) => answer && outcome(answer)).sort()).toEqual([
      'VerificationChangedError',
      'done',
    ]);
    expect((await stateOf(owner)).steps.kyb.version).toBe(version + 1);
  });

  it('settle the type of the business', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', { companyType: 'solopreneur' });
    expect((await organizationOf(owner)).organization_type).toBe('solopreneur');
  });

  it.each(['WEAPONS', 'SHELL_BANK'])('with %s deny the business at once', async (industry) => {
    const owner = await newApplicant(server);
    const answer = await owner.ask('POST', '/verification/risk-profile', {
      ...riskProfile,
      sensitiveIndustries: [industry],
    });
    expect(saved(answer).status).toBe('denied');
    expect(await organizationOf(owner)).toMatchObject({
      status: 'verification_denied',
      verification_status: 'denied',
    });
    expect(outcome(await owner.ask('POST', '/verification/kyb', { isDraft: true }))).toBe('PersonOrCompanyDisabled');
    const subjects = (await mailsTo(app, owner.person.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your application for ${owner.person.organization.legalName}`);
  });

  it('name an industry of the list', async () => {
    const owner = await newApplicant(server);
    const submit = (industry: string) =>
      owner.ask('POST', '/verification/risk-profile', { ...riskProfile, industry, industryText: 'Kite repair' });
    expect(fieldsOf(await submit('Kite repair'))).toEqual(['industry: Please select an option.']);
    expect(saved(await submit('other')).status).toBe('submitted');
    expect(saved(await submit('541')).status).toBe('submitted');
  });

  it('with such an industry in a draft deny nothing', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/risk-profile', { sensitiveIndustries: ['WEAPONS'], isDraft: true });
    expect((await organizationOf(owner)).status).toBe('enabled');
  });
});

const document = (fileId: string | undefined, today: string) => ({ fileId, language: 'en', issuedOn: today });

describe('documents', () => {
  it('that are no longer asked for keep nobody from going on', async () => {
    const owner = await newApplicant(server);
    const other = await newApplicant(server);
    const { proofOfAddress } = await giveDocuments(app, owner.person, ['proofOfAddress']);
    const { operatingAgreement: fileId } = await giveDocuments(app, other.person, ['operatingAgreement']);
    await owner.ask('POST', '/verification/setup', { companyType: 'solopreneur' });
    const answers = {
      proofOfAddress: document(proofOfAddress, await app.clock.today(app.db)),
      operatingAgreement: { fileId },
    };
    const unasked = await owner.ask('PUT', '/verification/documentation', answers);
    expect(saved(unasked).status).toBe('submitted');
    const handIn = fieldsOf(await owner.ask('POST', '/verification/review-and-finalize', { certified: true }));
    expect(handIn.filter((field) => field.startsWith('documentation'))).toEqual([]);
  });

  it('must be files of the organization in their role', async () => {
    const owner = await newApplicant(server);
    const other = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', { companyType: 'solopreneur' });
    const own = await giveDocuments(app, owner.person, ['proofOfAddress', 'operatingAgreement']);
    const foreign = await giveDocuments(app, other.person, ['proofOfAddress']);
    const today = await app.clock.today(app.db);
    const submit = (fileId: string | undefined) =>
      owner.ask('PUT', '/verification/documentation', { proofOfAddress: document(fileId, today) });
    for (const fileId of [foreign.proofOfAddress, own.operatingAgreement]) {
      expect(fieldsOf(await submit(fileId))).toEqual(['proofOfAddress.fileId: Please upload a file']);
    }
    expect(saved(await submit(own.proofOfAddress)).status).toBe('submitted');
  });

  it('are in a language of ISO 639-1', async () => {
    const owner = await newApplicant(server);
    await owner.ask('POST', '/verification/setup', { companyType: 'solopreneur' });
    const { proofOfAddress } = await giveDocuments(app, owner.person, ['proofOfAddress']);
    const today = await app.clock.today(app.db);
    const submit = (language: string, isDraft = false) =>
      owner.ask('PUT', '/verification/documentation', {
        proofOfAddress: { ...document(proofOfAddress, today), language },
        isDraft,
      });
    expect(fieldsOf(await submit('zz'))).toEqual(['proofOfAddress.language: Please select a language.']);
    expect(saved(await submit('zz', true)).status).toBe('in_progress');
    expect(saved(await submit('ca')).status).toBe('submitted');
  });

  it('are named with the answers, with the language that was chosen last', async () => {
    const owner = await newApplicant(server);
    const reader = await newMember(server, owner, 'no-access');
    const { proofOfAddress } = await giveDocuments(app, owner.person, ['proofOfAddress', 'operatingAgreement']);
    expect((await stateOf(owner)).files).toEqual([]);
    await owner.ask('POST', '/files/update-language', { fileId: proofOfAddress, language: 'ca' });
    await owner.ask('PUT', '/me/preferences', { selectedFileLanguage: 'ca' });
    const named = { proofOfAddress: { fileId: proofOfAddress }, isDraft: true };
    await owner.ask('PUT', '/verification/documentation', named);
    const state = await stateOf(owner);
    expect(state.files).toEqual([
      { _id: proofOfAddress, name: 'proofOfAddress.pdf', size: 100, type: 'application/pdf', language: 'ca' },
    ]);
    expect(state.selectedFileLanguage).toBe('ca');
    expect((await stateOf(reader)).files).toEqual([]);
  });

  it('that are needed depend on country and type', async () => {
    const owner = await newApplicant(server);
    const query = 'country=BE&companyType=registered_company&companySubType=c_corporation';
    const answer = await owner.ask('GET', `/verification/allowed-document-types?${query}`);
    expect(dataOf(answer)).toMatchObject({
      identityDocuments: ['driving_license', 'national_id', 'passport', 'residence_permit'],
      businessDocuments: [
        { role: 'incorporationCertificate' },
        { role: 'shareholderCertificate', isUboRegisterExtract: true },
        { role: 'proofOfAddress', mustBeRecent: true },
      ],
    });
  });
});

describe('handing a verification in', () => {
  const finalize = (by: Acting, certified = true) => by.ask('POST', '/verification/review-and-finalize', { certified });

  /** Answers everything as a solopreneur in Spain. */
  async function answerAll(owner: Acting): Promise<void> {
    const files = await giveDocuments(app, owner.person, ['proofOfAddress']);
    const today = await app.clock.today(app.db);
    await owner.ask('POST', '/verification/setup', { companyType: 'solopreneur' });
    await owner.ask('POST', '/verification/risk-profile', riskProfile);
    await owner.ask('POST', '/verification/kyb', business);
    await owner.ask('PUT', '/verification/documentation', { proofOfAddress: document(files.proofOfAddress, today) });
    await owner.ask('POST', '/verification/identity-details', identity);
    await owner.ask('POST', '/verification/pep', noOffice);
    await setVerificationStatus(app.db, owner.person.userId, { kycStatus: 'submitted' });
  }

  it('completes every step and begins the review, once', async () => {
    const owner = await newApplicant(server);
    await answerAll(owner);
    expect(await stateOf(owner)).toMatchObject({ missing: [], canFinalize: true, isFinalized: false });
    expect(fieldsOf(await finalize(owner, false))).toEqual(['certified: Your confirmation is required.']);
    const done = dataOf<VerificationAnswer>(await finalize(owner));
    expect(done).toMatchObject({ verificationStatus: 'completed', canFinalize: false, isFinalized: true });
    expect(done.steps.kyb).toMatchObject({ status: 'completed', completed: true });
    expect(outcome(await finalize(owner))).toBe('VerificationStepClosedError');
    expect(outcome(await owner.ask('POST', '/verification/kyb', business))).toBe('VerificationStepClosedError');
    expect(dataOf(await owner.ask('GET', '/verification/in-review'))).toMatchObject({ inReview: true });
  });

  it('leaves out the owners of a company that became a solopreneur in between', async () => {
    const owner = await newApplicant(server);
    const email = newEmail();
    await owner.ask('POST', '/verification/setup', setup);
    const officers = [{ id: 'me', isSelf: true, jobTitle: 'Director' }];
    await owner.ask('PUT', '/verification/directors', { officers, isDraft: true });
    const owners = [ownerOf({ id: 'ana', email })];
    expect(saved(await owner.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: false })).status).toBe(
      'submitted',
    );
    const openInvites = async () =>
      (await listOpenInvites(app.db, owner.person.organization.id)).map((invite) => invite.email);
    await answerAll(owner);
    expect(await openInvites()).toEqual([email]);
    expect(outcome(await finalize(owner))).toBe('done');
    expect(await openInvites()).toEqual([]);
  });

  it('is refused with everything that is missing', async () => {
    const owner = await newApplicant(server);
    await answerAll(owner);
    await owner.ask('POST', '/verification/pep', { isDraft: true });
    await setVerificationStatus(app.db, owner.person.userId, { kycStatus: 'in_progress' });
    expect(fieldsOf(await finalize(owner))).toEqual([
      'pep.publicOffice: Please select an option.',
      'pep.isConfirmed: Your confirmation is required.',
      'personIdentityKyc: Missing fields please adjust',
    ]);
  });

  it('is refused while a step is a draft, however complete: its answers were not checked', async () => {
    const owner = await newApplicant(server);
    await answerAll(owner);
    await owner.ask('POST', '/verification/risk-profile', {
      ...riskProfile,
      sensitiveIndustries: ['WEAPONS'],
      isDraft: true,
    });
    expect((await stateOf(owner)).canFinalize).toBe(false);
    expect(fieldsOf(await finalize(owner))).toEqual(['companyRiskProfile: Missing fields please adjust']);
  });

  it('happens once, however often it is sent', async () => {
    const owner = await newApplicant(server);
    await answerAll(owner);
    const answers = await Promise.all([finalize(owner), finalize(owner), finalize(owner)]);
    expect(answers.map(outcome).sort()).toEqual(['VerificationStepClosedError', 'VerificationStepClosedError', 'done']);
  });

  it('is the owner’s: a manager answers, and a reader only reads', async () => {
    const owner = await newApplicant(server);
    const manager = await newMember(server, owner, 'manager');
    const reader = await newMember(server, owner, 'read-only');
    expect(outcome(await manager.ask('POST', '/verification/kyb', { legalName: 'H', isDraft: true }))).toBe('done');
    expect(outcome(await reader.ask('POST', '/verification/kyb', { legalName: 'H', isDraft: true }))).toBe(
      'ForbiddenError',
    );
    expect((await stateOf(reader)).steps.kyb.data).toEqual({ legalName: 'H' });
    expect(outcome(await finalize(manager))).toBe('ForbiddenError');
  });

  it('is finished once the owner has gone through the pages that follow, and never before it is handed in', async () => {
    const owner = await newApplicant(server);
    const finish = () => owner.ask('PUT', '/verification/finish-onboarding');
    const reach = (finishStep: string) => owner.ask('PUT', '/verification/finish-step', { finishStep });
    expect((await finish()).status).toBe(204);
    expect((await reach('referrals')).status).toBe(204);
    expect(await stateOf(owner)).toMatchObject({ isFinished: false });
    expect(await stateOf(owner)).not.toHaveProperty('finishStep');
    await app.db
      .insertInto('verification_progress')
      .values({
        organization_id: owner.person.organization.id,
        started_on_mobile_at: null,
        finalized_at: new Date(),
        finalized_by: owner.person.userId,
        finished_at: null,
      })
      .execute();
    await reach('referrals');
    expect(await stateOf(owner)).toMatchObject({ isFinished: false, finishStep: 'referrals' });
    expect(outcome(await reach('congratulations'))).toBe('ValidationError');
    await finish();
    expect((await stateOf(owner)).isFinished).toBe(true);
  });

  it('can be begun on a phone', async () => {
    const owner = await newApplicant(server);
    expect((await stateOf(owner)).startedOnMobile).toBe(false);
    await owner.ask('PUT', '/verification/started-on-mobile');
    expect((await stateOf(owner)).startedOnMobile).toBe(true);
  });
});
