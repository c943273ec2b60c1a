import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { isTransactionRequest } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';

export type InformationRequest = AnswerOf<Contract['getInformationRequest']>;
export type AttachedInvoice = InformationRequest['reply']['invoices'][number];

/**
 * Returns the request that a page without an id shows: the newest that nobody answered, of the page's kind first; else the
 * newest that staff review.
 */
export function requestToShow(
  { company }: Pick<CustomerUser, 'company'>,
  isTransactionPage: boolean,
): string | undefined {
  const requests = company?.additionalInfoRequests ?? [];
  const sent = requests.filter(({ status }) => status === 'sent');
  const ofPage = sent.find(
    ({ externalDocumentType }) => isTransactionRequest(externalDocumentType) === isTransactionPage,
  );
  return (ofPage ?? sent[0] ?? requests[0])?._id;
}

/** Page of the transaction that a request is about; undefined where there is none. */
export function recordOf({ externalDocumentType, externalDocumentId }: InformationRequest): string | undefined {
  if (externalDocumentId === undefined || !isTransactionRequest(externalDocumentType)) return undefined;
  if (externalDocumentType === 'invoice-payment') return `/invoices/${externalDocumentId}`;
  return externalDocumentId.startsWith('trf_') ? `/transfers/${externalDocumentId}` : undefined;
}
