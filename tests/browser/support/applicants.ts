import { expect, type Page } from '@playwright/test';
import { businessClock } from './clock.ts';
import { linkIn, type Mailbox } from './mailbox.ts';
import { newEmail, password } from './newcomers.ts';
import { openSession } from './sessions.ts';

// Newcomers who make the calls of the sign-up and of the verification's pages without opening these pages.

const pdfOf = (role: string) => ({
  name: `${role}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${role}\n%%EOF`),
});

interface Body {
  readonly data?: object;
  readonly multipart?: Record<string, ReturnType<typeof pdfOf>>;
}

type Save = (method: string, path: string, data?: object) => Promise<unknown>;

/** What the pages of a type of business are answered with. */
interface Business {
  readonly setup: object;
  readonly details: object;
  readonly roles: readonly string[];
  readonly owners?: object;
}

const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };

const details = {
  commencedOn: '2015-04-01',
  employees: '12',
  phoneNumber: '+34 912 345 678',
  phoneCountry: 'ES',
  website: 'https://kites.example',
  incorporationCountry: 'ES',
  address,
};

const registered = {
  isOwnedByEntity: true,
  incorporatedOn: '2015-03-01',
  registrationNumber: 'M-12345',
};

const self = {
  id: 'me',
  type: 'individual',
  isSelf: true,
  jobTitle: 'Director',
  isAuthorizedSigner: true,
  percent: '100',
  taxId: '54362315K',
  taxCountry: 'ES',
};

const businesses = {
  /** A company of Spain, a part of which an entity owns. */
  company: {
    setup: { companyType: 'registered_company', companySubType: 'limited_liability_company' },
    details: { ...details, ...registered, legalName: 'Kite Works SL', taxId: 'B58378431' },
    roles: [
      'incorporationCertificate',
      'operatingAgreement',
      'ownershipStructureChart',
      'proofOfAddress',
      'shareholderCertificate',
    ],
    owners: {
      hasEntityUbo: true,
      isRestAttested: true,
      owners: [
        { ...self, percent: '60' },
        {
          id: 'holding',
          type: 'entity',
          legalName: 'Kite Holding BV',
          isPubliclyTraded: false,
          percent: '40',
          taxId: 'B64717838',
          taxCountry: 'ES',
          owners: [{ id: 'top', type: 'individual', name: 'Eva Moss', percent: '100' }],
        },
      ],
    },
  },
  /** Of the United States. */
  llc: {
    setup: { companyType: 'single_member_llc' },
    details: {
      ...details,
      ...registered,
      isOwnedByEntity: false,
      legalName: 'Kite Repair LLC',
      taxId: '12-3456789',
      incorporationCountry: 'US',
      address: { line1: '1 Main Street', city: 'Austin', subdivision: 'TX', postalCode: '78701', country: 'US' },
    },
    roles: ['incorporationCertificate', 'operatingAgreement', 'proofOfAddress'],
    owners: { hasEntityUbo: false, owners: [self] },
  },
  solopreneur: {
    setup: { companyType: 'solopreneur' },
    details: { ...details, legalName: 'Ada Vale Kites', taxId: '54362315K' },
    roles: ['proofOfAddress'],
  },
} as const satisfies Record<string, Business>;

/** Pages before the check of the identity, in their order. */
const pages = ['setup', 'activity', 'business', 'documents', 'owners', 'identity'] as const;

/** Somebody who signed up with a business. */
export interface Applicant {
  readonly email: string;
  readonly userId: string;
  /** Of the business; no other has it. */
  readonly handle: string;
  /** What the business is called in its answers. */
  readonly legalName: string;
  /** Submits the pages up to one that were not submitted yet, by default all before the check of the identity. */
  answer(until?: (typeof pages)[number]): Promise<void>;
  readonly save: Save;
}

interface Start {
  readonly business?: keyof typeof businesses;
  /** Default: that of the business. The sandbox's providers behave by its words. */
  readonly legalName?: string;
  /** Of the person; default: English. */
  readonly language?: 'en' | 'es';
}

/** Verifies a new sign-up by the mailed link, like the page that the link opens. */
async function signUpByCalls(page: Page, mailbox: Mailbox, portalUrl: string, language: string): Promise<string> {
  const email = newEmail();
  const call = async (method: string, path: string, data?: object) => {
    const headers = { origin: portalUrl, 'accept-language': language };
    const answer = await page.request.fetch(`${portalUrl}/api/new/signups/${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    const text = await answer.text();
    expect(answer.ok(), `${path} ${text}`).toBe(true);
    return (JSON.parse(text) as { data: { version: string } }).data;
  };
  const { version: acceptedTermsVersion } = await call('GET', 'terms');
  const fields = { firstName: 'Ada', lastName: 'Vale', phoneNumber: '+1 212 555 0147', countryIso: 'US' };
  const mail = await mailbox.messageAfter(email, () =>
    call('POST', 'set-credentials', { ...fields, email, password, acceptedTermsVersion }),
  );
  await call('POST', 'verify-email', { token: linkIn(mail, portalUrl).split('#token=')[1] });
  return email;
}

/** Signs a newcomer up who has created a business. The page ends with their session, on a page that runs nothing. */
export async function newApplication(
  page: Page,
  mailbox: Mailbox,
  portalUrl: string,
  { business = 'company', legalName: name = businesses[business].details.legalName, language = 'en' }: Start = {},
): Promise<Applicant> {
  const email = await signUpByCalls(page, mailbox, portalUrl, language);
  const { localStorage } = await openSession(page, mailbox, { origin: portalUrl, email, password });
  const userId = localStorage.map(({ value }) => /usr_[0-9a-z]+/.exec(value)?.[0]).find((id) => id !== undefined);
  const call = async (method: string, path: string, body: Body) => {
    const answer = await page.request.fetch(`${portalUrl}/api/${userId}${path}`, {
      method,
      headers: { origin: portalUrl },
      ...body,
    });
    const text = await answer.text();
    expect(answer.ok(), `${path} ${text}`).toBe(true);
    return text ? (JSON.parse(text) as { data: { _id: string } }).data : { _id: '' };
  };
  const save: Save = (method, path, data = {}) => call(method, `/verification/${path}`, { data });
  const handle = `co_${Date.now() % 100_000_000}`;
  const { setup, details, roles, owners }: Business = businesses[business];
  await call('POST', '/organization', { data: { handle } });

  const answerDocuments = async () => {
    const issuedOn = await businessClock(portalUrl).today();
    const documents: Record<string, object> = {};
    for (const role of roles) {
      const { _id: fileId } = await call('POST', '/files', { multipart: { [`${role}-1-documentation`]: pdfOf(role) } });
      documents[role] = { fileId, language: 'es', issuedOn };
    }
    await save('PUT', 'documentation', documents);
  };
  const answerOwners = async () => {
    if (!owners) return;
    await save('PUT', 'ubos', owners);
    await save('PUT', 'directors', { officers: [{ id: 'chief', isSelf: true, jobTitle: 'Director' }] });
  };
  const answers: Record<(typeof pages)[number], () => Promise<unknown>> = {
    setup: () => save('POST', 'setup', setup),
    activity: () =>
      save('POST', 'risk-profile', {
        industry: '541',
        sensitiveIndustries: ['NONE'],
        highRiskType: 'none',
        expectedUses: ['pay_suppliers'],
        fundSource: 'sale_of_services',
        storedAmount: '1000-5000',
      }),
    business: () => save('POST', 'kyb', { ...details, legalName: name }),
    documents: answerDocuments,
    owners: answerOwners,
    identity: () =>
      save('POST', 'identity-details', {
        birthDate: '1990-02-01',
        birthPlace: 'Madrid',
        nationality: 'ES',
        sex: 'female',
        address,
        documentType: 'passport',
        documentNumber: 'AAA123456',
      }),
  };
  let answered = 0;
  return {
    email,
    userId: userId ?? '',
    handle,
    legalName: name,
    save,
    async answer(until = 'identity') {
      for (; answered <= pages.indexOf(until); answered += 1) await answers[pages[answered] ?? 'setup']();
    },
  };
}

/** Signs up a newcomer whose business, by default a company that an entity owns a part of, hands everything in. */
export async function handInCompany(
  page: Page,
  mailbox: Mailbox,
  portalUrl: string,
  start: Start = {},
): Promise<Applicant> {
  const applicant = await newApplication(page, mailbox, portalUrl, start);
  const { answer, save } = applicant;
  await answer();
  await save('POST', 'set-kyc-vendor-dummy');
  await save('POST', 'pep', { publicOffice: 'none', isConfirmed: true });
  await save('POST', 'review-and-finalize', { certified: true });
  return applicant;
}
