import { describe, expect, it } from 'vitest';
import { type InformationRequest, recordOf, requestToShow } from './information-request.ts';

const open = (_id: string, externalDocumentType: string, status: string) =>
  ({ _id, externalDocumentType, status }) as never;
const user = (...additionalInfoRequests: never[]) => ({ company: { additionalInfoRequests } }) as never;

describe('the request of a page without an id', () => {
  it.each([
    [
      'the newest of its kind',
      user(open('3', 'ubos', 'sent'), open('2', 'deposit', 'sent'), open('1', 'deposit', 'sent')),
      '2',
    ],
    ['one of another kind', user(open('3', 'deposit', 'replied'), open('2', 'ubos', 'sent')), '2'],
    ['one that staff review', user(open('1', 'ubos', 'replied')), '1'],
    ['none', user(), undefined],
  ])('is %s', (_case, of, id) => {
    expect(requestToShow(of, true)).toBe(id);
  });
});

describe('the record of a request', () => {
  it.each([
    ['invoice-payment', 'inv_1', '/invoices/inv_1'],
    ['internal-transfer', 'trf_1', '/transfers/trf_1'],
    ['withdrawal', 'trf_1', '/transfers/trf_1'],
    ['deposit', 'dep_1', undefined],
    ['externalBankAccount', 'eac_1', undefined],
    ['ubos', undefined, undefined],
  ])('about %s is a page or none', (externalDocumentType, externalDocumentId, page) => {
    expect(recordOf({ externalDocumentType, externalDocumentId } as InformationRequest)).toBe(page);
  });
});
