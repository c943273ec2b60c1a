import { expect, type Page } from '@playwright/test';
import { businessClock } from './clock.ts';
import type { Mailbox } from './mailbox.ts';
import { newEmail, password, signUp } from './newcomers.ts';
import { openSession } from './sessions.ts';

const pdfOf = (role: string) => ({
  name: `${role}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${role}\n%%EOF`),
});

const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };

const roles = [
  'incorporationCertificate',
  'operatingAgreement',
  'ownershipStructureChart',
  'proofOfAddress',
  'shareholderCertificate',
] as const;

/** Somebody whose company handed everything in. */
export interface HandedIn {
  readonly email: string;
  readonly userId: string;
  /** The name of the company until it is verified: its handle. */
  readonly companyName: string;
}

/**
 * Signs up a newcomer whose company, a part of which an entity owns, hands everything in. Makes the calls of the wizard
 * without its pages.
 */
export async function handInCompany(page: Page, mailbox: Mailbox, portalUrl: string): Promise<HandedIn> {
  const email = newEmail();
  await page.goto(`${portalUrl}/sign-up`);
  await page.goto(await signUp(page, mailbox, { email, number: '2125550147' }));
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const { localStorage } = await openSession(page, mailbox, { origin: portalUrl, email, password });
  const userId = localStorage.map(({ value }) => /usr_[0-9a-z]+/.exec(value)?.[0]).find((id) => id !== undefined);
  const call = async (
    method: string,
    path: string,
    body: { data?: object; multipart?: Record<string, ReturnType<typeof pdfOf>> },
  ) => {
    const answer = await page.request.fetch(`${portalUrl}/api/${userId}${path}`, {
      method,
      headers: { origin: portalUrl },
      ...body,
    });
    const text = await answer.text();
    expect(answer.ok(), `${path} ${text}`).toBe(true);
    return text ? (JSON.parse(text) as { data: { _id: string } }).data : { _id: '' };
  };
  const save = (method: string, path: string, data: object = {}) => call(method, `/verification/${path}`, { data });
  const handle = `co_${Date.now() % 100_000_000}`;
  await call('POST', '/organization', { data: { organizationType: 'business', handle } });
  await save('POST', 'setup', { companyType: 'registered_company', companySubType: 'limited_liability_company' });
  await save('POST', 'risk-profile', {
    industry: '541',
    sensitiveIndustries: ['NONE'],
    highRiskType: 'none',
    expectedUses: ['pay_suppliers'],
    fundSource: 'sale_of_services',
    storedAmount: '1000-5000',
  });
  await save('POST', 'kyb', {
    legalName: 'Kite Works SL',
    taxId: 'B58378431',
    isOwnedByEntity: true,
    incorporatedOn: '2015-03-01',
    commencedOn: '2015-04-01',
    incorporationCountry: 'ES',
    registrationNumber: 'M-12345',
    employees: '12',
    phoneNumber: '+34 912 345 678',
    phoneCountry: 'ES',
    website: 'https://kites.example',
    address,
  });
  const issuedOn = await businessClock(portalUrl).today();
  const documents: Record<string, object> = {};
  for (const role of roles) {
    const { _id: fileId } = await call('POST', '/files', { multipart: { [`${role}-1-documentation`]: pdfOf(role) } });
    documents[role] = { fileId, language: 'es', issuedOn };
  }
  await save('PUT', 'documentation', documents);
  const shared = { taxCountry: 'ES' };
  await save('PUT', 'ubos', {
    hasEntityUbo: true,
    isRestAttested: true,
    owners: [
      {
        ...shared,
        id: 'me',
        type: 'individual',
        isSelf: true,
        jobTitle: 'Director',
        isAuthorizedSigner: true,
        percent: '60',
        taxId: '54362315K',
      },
      {
        ...shared,
        id: 'holding',
        type: 'entity',
        legalName: 'Kite Holding BV',
        isPubliclyTraded: false,
        percent: '40',
        taxId: 'B58378431',
        owners: [{ id: 'top', type: 'individual', name: 'Eva Moss', percent: '100' }],
      },
    ],
  });
  await save('PUT', 'directors', { officers: [{ id: 'chief', isSelf: true, jobTitle: 'Director' }] });
  await save('POST', 'identity-details', {
    birthDate: '1990-02-01',
    birthPlace: 'Madrid',
    nationality: 'ES',
    sex: 'female',
    address,
    documentType: 'passport',
    documentNumber: 'AAA123456',
  });
  await save('POST', 'set-kyc-vendor-dummy');
  await save('POST', 'pep', { publicOffice: 'none', isConfirmed: true });
  await save('POST', 'review-and-finalize', { certified: true });
  return { email, userId: userId ?? '', companyName: handle };
}
