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
  /** Time limit of one attempt, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** A link to one invoice, and the token of the widgets for it. */
export type GuestLink = AnswerOf<Contract['createGuestLink']>;

export interface PartnerClient {
  readonly invoices: {
    /**
     * Creates and sends an invoice. Pass your order's id as `idempotencyKey`: repeating the call then creates no second
     * invoice.
     * @throws {ApiError} of kind `unknown-outcome` when the answer was lost: retry with the error's `idempotencyKey`
     */
    create(
      draft: PartnerInvoiceDraft,
      options?: Pick<RequestOptions, 'signal' | 'idempotencyKey'>,
    ): Promise<{ invoice: PartnerInvoice; guestLink: GuestLink }>;
    /** Returns an invoice. @throws {ApiError} NotFoundError */
    get(invoiceId: string, options?: Pick<RequestOptions, 'signal'>): Promise<PartnerInvoice>;
  };
  readonly guestLinks: {
    /** Creates a new link. @throws {ApiError} NotFoundError, InvoiceStateError */
    create(request: { readonly invoiceId: string }, options?: Pick<RequestOptions, 'signal'>): Promise<GuestLink>;
  };
}

/** Creates the client for a partner's back end. @throws {Error} in a browser */
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
