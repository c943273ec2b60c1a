import { beforeAll, describe, expect, it } from 'vitest';
import { type Acting, newMember } from '../members/members-fixtures.ts';
import { codeOf, dataOf, fieldsOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplication } from '../verification-cases/case-fixtures.ts';
import {
  address,
  business,
  giveDocuments,
  identity,
  newApplicant,
  noOffice,
  riskProfile,
  type StepAnswer,
  selfOwner,
  setup,
  stateOf,
} from './verification-fixtures.ts';

// Each call of the verification with each way to be refused. Callers without a session, of the wrong role, of another
// organization or with ids of others are refused by declaration: server/src/http tests that of every call.

const server = testServer(testDatabase());
const { app } = server;

const officers = { officers: [{ id: 'me', isSelf: true, jobTitle: 'Director' }] };
const owners = { hasEntityUbo: false, owners: [selfOwner] };

const calls = {
  setup: ['POST', setup],
  'risk-profile': ['POST', riskProfile],
  kyb: ['POST', business],
  documentation: ['PUT', {}],
  ubos: ['PUT', owners],
  directors: ['PUT', officers],
  'identity-details': ['POST', identity],
  pep: ['POST', noOffice],
} as const satisfies Record<string, readonly [method: string, answers: object]>;
type Save = keyof typeof calls;
const saves = Object.keys(calls) as Save[];
const ofOrganization = saves.filter((call) => call !== 'identity-details' && call !== 'pep');

const ask = (by: Acting, call: Save, body: object = calls[call][1]): Promise<TestAnswer> =>
  by.ask(calls[call][0], `/verification/${call}`, body);

describe('once everything was handed in', () => {
  let owner: Acting;
  beforeAll(async () => {
    owner = await newApplication(server);
  });

  it.each(saves)('%s takes no answers and no draft', async (call) => {
    for (const isDraft of [true, false]) {
      expect(codeOf(await ask(owner, call, { ...calls[call][1], isDraft }))).toBe('VerificationStepClosedError');
    }
  });

  it.each([
    ['PUT', 'ubos/has-entity-ubo', { hasEntityUbo: true }, 'VerificationStepClosedError'],
    ['POST', 'create-kyc-session', {}, 'VerificationStepClosedError'],
    ['POST', 'set-kyc-vendor-dummy', undefined, 'VerificationStepClosedError'],
    ['POST', 'review-and-finalize', { certified: true }, 'VerificationStepClosedError'],
    ['PUT', 'ubo-email', { oldEmail: 'a@example.com', newEmail: 'b@example.com' }, 'NotFoundError'],
    ['GET', 'additional-info-request?id=air_00000000000000000000000000', undefined, 'NotFoundError'],
    [
      'PUT',
      'additional-info-request',
      { additionalInfoRequestId: 'air_00000000000000000000000000', message: 'Lamps' },
      'NotFoundError',
    ],
  ] as const)('%s %s is refused: %4$s', async (method, path, body, code) => {
    expect(codeOf(await owner.ask(method, `/verification/${path}`, body))).toBe(code);
  });
});

describe('once the business was approved', () => {
  let owner: Acting;
  beforeAll(async () => {
    owner = await newApplication(server);
    const { id } = owner.person.organization;
    // As a setup that staff returned before a company with one could not be approved.
    await app.db.updateTable('organizations').set({ verification_status: 'approved' }).where('id', '=', id).execute();
    await app.db
      .updateTable('verification_steps')
      .set({ status: 'rejected' })
      .where('organization_id', '=', id)
      .execute();
  });

  it.each(ofOrganization)('%s takes no answers and no draft, also if it was returned', async (call) => {
    for (const isDraft of [true, false]) {
      expect(codeOf(await ask(owner, call, { ...calls[call][1], isDraft }))).toBe('VerificationStepClosedError');
    }
  });

  it('nothing is left to do', async () => {
    expect((await stateOf(owner)).isFinalized).toBe(true);
  });
});

describe('once the business was denied', () => {
  it.each([
    ...saves.map((call) => [calls[call][0], call, calls[call][1]] as const),
    ['GET', '', undefined],
    ['GET', 'in-review', undefined],
    ['GET', 'allowed-document-types', undefined],
    ['PUT', 'ubos/has-entity-ubo', { hasEntityUbo: true }],
    ['PUT', 'started-on-mobile', undefined],
    ['PUT', 'finish-step', { finishStep: 'referrals' }],
    ['PUT', 'ubo-email', { oldEmail: 'a@example.com', newEmail: 'b@example.com' }],
    ['POST', 'create-kyc-session', {}],
    ['POST', 'mark-kyc-as-completed', undefined],
    ['POST', 'set-kyc-vendor-dummy', undefined],
    ['POST', 'review-and-finalize', { certified: true }],
    ['POST', 'card-session', undefined],
    ['POST', 'credit-card-customer-profile', { cardToken: 'token' }],
  ] as const)('%s %s is refused', async (method, path, body) => {
    denied ??= await deniedOwner();
    const answer = await denied.ask(method, `/verification/${path}`.replace(/\/$/, ''), body);
    expect(codeOf(answer)).toBe('PersonOrCompanyDisabled');
  });

  let denied: Acting | undefined;
  async function deniedOwner(): Promise<Acting> {
    const owner = await newApplicant(server);
    await ask(owner, 'risk-profile', { ...riskProfile, sensitiveIndustries: ['WEAPONS'] });
    return owner;
  }
});

describe('answers that are based on older ones', () => {
  it.each(saves)('of %s are refused, and what is stored stays', async (call) => {
    const owner = await newApplicant(server);
    const save = (body: object) => ask(owner, call, { ...calls[call][1], isDraft: true, ...body });
    const first = dataOf<StepAnswer>(await save({}));
    const second = dataOf<StepAnswer>(await save({ version: first.version }));
    for (const version of [0, first.version, second.version + 1]) {
      expect(codeOf(await save({ version }))).toBe('VerificationChangedError');
    }
    expect(dataOf<StepAnswer>(await save({ version: second.version })).version).toBe(second.version + 1);
  });
});

describe('the identity check', () => {
  it('is not completed before it was started', async () => {
    const owner = await newApplicant(server);
    expect(codeOf(await owner.ask('POST', '/verification/mark-kyc-as-completed'))).toBe('NotFoundError');
  });

  it.each(['create-kyc-session', 'set-kyc-vendor-dummy'])('%s needs the details, field by field', async (call) => {
    const owner = await newApplicant(server);
    await ask(owner, 'identity-details', { ...identity, documentNumber: '', isDraft: true });
    const answer = await owner.ask('POST', `/verification/${call}`, call === 'create-kyc-session' ? {} : undefined);
    expect(fieldsOf(answer)).toEqual(['documentNumber: This field is required.']);
  });

  it('takes no unknown decision', async () => {
    const owner = await newApplicant(server);
    const answer = await owner.ask('POST', '/verification/create-kyc-session', {
      sandboxVerificationDecision: 'perhaps',
    });
    expect(fieldsOf(answer)).toEqual(['sandboxVerificationDecision: Missing field or wrong format']);
  });
});

describe('a manager', () => {
  it.each(['ubos', 'directors'] as const)('doesn’t name the owners and officers by %s', async (call) => {
    const manager = await newMember(server, await newApplicant(server), 'manager');
    expect(codeOf(await ask(manager, call))).toBe('ForbiddenError');
  });

  it('settles the kind of business, but doesn’t change its handle', async () => {
    const owner = await newApplicant(server);
    const manager = await newMember(server, owner, 'manager');
    const renamed = await ask(manager, 'setup', { ...setup, handle: 'managershop' });
    expect(codeOf(renamed)).toBe('ForbiddenError');
    expect(codeOf(await ask(manager, 'setup', setup))).toBeUndefined();
  });
});

const required = 'This field is required.';
const otherCountry = 'This isn’t a number of the selected country. Check the number or its country.';
const option = 'Please select an option.';
const wrong = 'Missing field or wrong format';
const long = 'a'.repeat(201);
const labels = ['b'.repeat(63), 'c'.repeat(63), 'd'.repeat(57)].join('.');
/** As long as an address may be. */
const longEmail = `${'a'.repeat(64)}@${labels}.com`;

/** Each field with a wrong answer, and what is said beside it. */
const refused = {
  setup: [
    [{ companyType: undefined }, `companyType: ${option}`],
    [{ companySubType: undefined }, `companySubType: ${option}`],
    [{ companyType: 'cooperative' }, `companyType: ${wrong}`],
    [{ companySubType: 'club' }, `companySubType: ${wrong}`],
  ],
  'risk-profile': [
    [{ industry: undefined }, `industry: ${option}`],
    [{ industry: 'other' }, `industryText: ${required}`],
    [{ industry: long }, 'industry: Maximum of 200 characters allowed'],
    [{ sensitiveIndustries: [] }, `sensitiveIndustries: ${option}`],
    [{ sensitiveIndustries: ['NONE', 'CANNABIS'] }, 'sensitiveIndustries: None can’t be chosen together with others.'],
    [{ sensitiveIndustries: ['MAGIC'] }, `sensitiveIndustries.0: ${wrong}`],
    [{ highRiskType: undefined }, `highRiskType: ${option}`],
    [{ expectedUses: [] }, `expectedUses: ${option}`],
    [{ fundSource: undefined }, `fundSource: ${option}`],
    [{ fundSource: 'other' }, `fundSourceText: ${required}`],
    [{ storedAmount: undefined }, `storedAmount: ${option}`],
  ],
  kyb: [
    [{ legalName: ' ' }, `legalName: ${required}`],
    [{ taxId: '' }, `taxId: ${required}`],
    [{ taxId: 'B58378432' }, 'taxId: Please enter a valid tax ID, such as B64717838.'],
    [{ isOwnedByEntity: undefined }, `isOwnedByEntity: ${option}`],
    [{ incorporatedOn: undefined }, `incorporatedOn: ${required}`],
    [{ incorporatedOn: '2019-02-30' }, 'incorporatedOn: Invalid date'],
    [{ commencedOn: undefined }, `commencedOn: ${required}`],
    [{ incorporationCountry: undefined }, `incorporationCountry: ${option}`],
    [{ registrationNumber: undefined }, `registrationNumber: ${required}`],
    [{ employees: undefined }, `employees: ${required}`],
    [{ employees: 'many' }, 'employees: Please enter a number of employees.'],
    [{ phoneNumber: undefined }, `phoneNumber: ${required}`],
    [{ phoneNumber: '+34 111' }, 'phoneNumber: Please enter a valid phone number.'],
    [{ phoneNumber: '+1 212 555 0123', phoneCountry: 'CA' }, `phoneNumber: ${otherCountry}`],
    [{ phoneNumber: '+44 1534 712345', phoneCountry: 'GB' }, `phoneNumber: ${otherCountry}`],
    [{ phoneNumber: '+7 916 123-45-67', phoneCountry: 'KZ' }, `phoneNumber: ${otherCountry}`],
    // Without a selected country, its own must not be under sanctions.
    [{ phoneNumber: '+53 5 2345678', phoneCountry: undefined }, `phoneNumber: ${otherCountry}`],
    [{ phoneNumber: '+34 912 345 678 912 345 678' }, 'phoneNumber: Phone number should be at most 15 digits.'],
    [{ website: undefined }, 'website: Please add at least one link.'],
    [{ website: 'http://' }, 'website: Please enter a valid URL.'],
    [{ address: { ...address, postalCode: '1' } }, 'address.postalCode: Please enter a valid postal code'],
    [{ address: { ...address, line1: '' } }, `address.line1: ${required}`],
    [{ tradingAddresses: [address] }, 'tradingAddresses.0.line1: Duplicate location address'],
  ],
  ubos: [
    [{ hasEntityUbo: undefined }, `hasEntityUbo: ${option}`],
    [{ owners: [{ ...selfOwner, percent: '89' }] }, 'owners: At least 90% of the ownership must be documented.'],
    [{ owners: [{ ...selfOwner, percent: '95' }] }, 'isRestAttested: Your confirmation is required.'],
    [{ owners: [{ ...selfOwner, jobTitle: '' }] }, `owners.0.jobTitle: ${required}`],
    [
      { owners: [{ ...selfOwner, isAuthorizedSigner: false }] },
      'owners: At least one person must be an authorized signer.',
    ],
    [
      { owners: [{ ...selfOwner, taxId: '54362315A' }] },
      'owners.0.taxId: Please enter a valid tax ID, such as B64717838.',
    ],
    [{ owners: [{ ...selfOwner, taxCountry: undefined }] }, `owners.0.taxCountry: ${option}`],
    [{ owners: [{ ...selfOwner, id: 'not one id' }] }, `owners.0.id: ${wrong}`],
  ],
  directors: [
    [{ officers: [] }, 'officers: Add at least one executive officer.'],
    [{ officers: [{ id: 'me', isSelf: true }] }, `officers.0.jobTitle: ${required}`],
    [
      { officers: [{ id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO', email: 'leo' }] },
      'officers.0.email: Invalid email',
    ],
  ],
  'identity-details': [
    [{ birthDate: undefined }, `birthDate: ${required}`],
    [{ birthDate: '2020-01-01' }, 'birthDate: This person must be at least 18 years old.'],
    [{ birthPlace: '' }, `birthPlace: ${required}`],
    [{ nationality: undefined }, `nationality: ${option}`],
    [{ sex: undefined }, `sex: ${option}`],
    [{ address: { ...address, city: '' } }, `address.city: ${required}`],
    [{ documentType: undefined }, `documentType: ${option}`],
    [{ documentType: 'library_card' }, `documentType: ${wrong}`],
    [{ documentNumber: '' }, `documentNumber: ${required}`],
    [
      { nationality: 'US', documentType: 'residence_permit', usTaxId: '000-12-3456' },
      'usTaxId: Please enter a valid SSN.',
    ],
  ],
  pep: [
    [{ publicOffice: undefined }, `publicOffice: ${option}`],
    [{ isConfirmed: false }, 'isConfirmed: Your confirmation is required.'],
    [{ publicOffice: 'self', position: 'Judge', country: 'ES' }, `from: ${required}`],
    [{ publicOffice: 'relative', position: 'Judge', country: 'ES', from: '2020-01-01' }, `holderName: ${required}`],
  ],
} as const satisfies Partial<Record<Save, readonly (readonly [changes: object, refusal: string])[]>>;

describe.each(Object.entries(refused) as [keyof typeof refused, readonly (readonly [object, string])[]][])(
  'the answers of %s',
  (call, rows) => {
    let owner: Acting;
    beforeAll(async () => {
      owner = await newApplicant(server);
      await ask(owner, 'setup');
    });

    it.each(rows)('with %j are refused: %s', async (changes, refusal) => {
      const answer = await ask(owner, call, { ...calls[call][1], ...changes });
      expect(answer.status).toBe(422);
      expect(fieldsOf(answer)).toEqual([refusal]);
    });
  },
);

it('the email of an officer has 254 characters at most', async () => {
  const owner = await newApplicant(server);
  const save = (email: string) =>
    ask(owner, 'directors', {
      officers: [{ id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO', email }],
    });
  expect(fieldsOf(await save(`a${longEmail}`))).toEqual(['officers.0.email: Maximum of 254 characters allowed']);
  expect((await save(longEmail)).status).toBe(200);
});

describe('the documents', () => {
  it('that are missing, without a language, or too old are refused', async () => {
    const owner = await newApplicant(server);
    await ask(owner, 'setup', { companyType: 'solopreneur' });
    const { proofOfAddress: fileId } = await giveDocuments(app, owner.person, ['proofOfAddress']);
    const today = await app.clock.today(app.db);
    const complete = { fileId, language: 'en', issuedOn: today };
    const rows = [
      [{ fileId: undefined }, 'proofOfAddress.fileId: Please upload a file'],
      [{ fileId: 'a file' }, `proofOfAddress.fileId: ${wrong}`],
      [{ language: undefined }, 'proofOfAddress.language: Please select a language.'],
      [{ issuedOn: undefined }, `proofOfAddress.issuedOn: ${required}`],
      [{ issuedOn: '2021-01-01' }, 'proofOfAddress.issuedOn: Proof of address must be under 3 months old.'],
    ] as const;
    for (const [changes, refusal] of rows) {
      const answer = await ask(owner, 'documentation', { proofOfAddress: { ...complete, ...changes } });
      expect(fieldsOf(answer)).toEqual([refusal]);
    }
  });
});

const unknownRequest = 'air_00000000000000000000000000';
const unknownInvoice = 'inv_00000000000000000000000000';

it.each([
  ['PUT', 'ubos/has-entity-ubo', {}, 'hasEntityUbo'],
  ['PUT', 'ubo-email', { oldEmail: 'ana@example.com' }, 'newEmail'],
  ['PUT', 'ubo-email', { oldEmail: 'ana', newEmail: 'eva@example.com' }, 'oldEmail'],
  ['POST', 'review-and-finalize', {}, 'certified'],
  ['POST', 'credit-card-customer-profile', {}, 'cardToken'],
  ['POST', 'kyb', { isDraft: 'yes' }, 'isDraft'],
  ['POST', 'kyb', { version: -1 }, 'version'],
  ['GET', 'additional-info-request', undefined, 'id'],
  ['GET', 'additional-info-request?id=first', undefined, 'id'],
  ['PUT', 'additional-info-request', { message: 'Lamps' }, 'additionalInfoRequestId'],
  ['POST', 'attach-invoice-to-RAI', { additionalInfoRequestId: unknownRequest }, 'invoiceId'],
  ['POST', 'attach-invoice-to-RAI', { invoiceId: unknownInvoice }, 'additionalInfoRequestId'],
  ['GET', 'allowed-document-types?country=spain', undefined, 'country'],
  ['GET', 'allowed-document-types?companyType=club', undefined, 'companyType'],
] as const)('%s %s with %j is refused at %s', async (method, path, body, field) => {
  const owner = await newApplicant(server);
  const answer = await owner.ask(method, `/verification/${path}`, body);
  expect(codeOf(answer)).toBe('ValidationError');
  expect(fieldsOf(answer).map((each) => each.split(':')[0])).toEqual([field]);
});
