import {
  type AnswerOf,
  type Contract,
  createClient,
  createGuestLink,
  createPartnerInvoice,
  getPartnerInvoice,
  type RequestOptions,
} from '../client/index.ts';
import { decodeInvoice, encodeDraft, type PartnerInvoice, type PartnerInvoiceDraft } from './partner-invoice.ts';

export interface PartnerClientOptions {
  /** Origin of the API, such as `https://pay.example`. */
  readonly baseUrl: string;
  /** A secret key. Keep it on the server. */
  readonly apiKey: string;
  /** How long one attempt may take, milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch;
}

/** A link that opens one invoice, and the token that the widgets take for it. */
export type GuestLink = AnswerOf<Contract['createGuestLink']>;

export interface PartnerClient {
  readonly invoices: {
    /**
     * Creates and sends an invoice. Pass your order's id as `idempotencyKey`, and asking twice makes one invoice.
     * @throws {ApiError} of kind `unknown-outcome` when the answer was lost: ask again with the error's `idempotencyKey`
     */
    create(
      draft: PartnerInvoiceDraft,
      options?: Pick<RequestOptions, 'signal' | 'idempotencyKey'>,
    ): Promise<{ invoice: PartnerInvoice; guestLink: GuestLink }>;
    /** @throws {ApiError} NotFoundError */
    get(invoiceId: string, options?: Pick<RequestOptions, 'signal'>): Promise<PartnerInvoice>;
  };
  readonly guestLinks: {
    /** A fresh link. @throws {ApiError} NotFoundError, InvoiceStateError */
    create(request: { readonly invoiceId: string }, options?: Pick<RequestOptions, 'signal'>): Promise<GuestLink>;
  };
}

/** Quittance for a partner's back end. */
export function createPartnerClient({ apiKey, ...options }: PartnerClientOptions): PartnerClient {
  if ('document' in globalThis) throw new Error('A secret key must never reach a browser.');
  const client = createClient({ ...options, auth: { kind: 'api-key', secret: apiKey } });
  return {
    invoices: {
      async create(draft, requestOptions) {
        const answer = await client.request(createPartnerInvoice, { body: encodeDraft(draft) }, requestOptions);
        return { invoice: decodeInvoice(answer.invoice), guestLink: answer.guestLink };
      },
      get: async (id, requestOptions) =>
        decodeInvoice(await client.request(getPartnerInvoice, { params: { id } }, requestOptions)),
    },
    guestLinks: {
      create: (body, requestOptions) => client.request(createGuestLink, { body }, requestOptions),
    },
  };
}
