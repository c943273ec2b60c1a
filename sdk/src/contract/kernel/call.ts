import type * as z from 'zod';
import {
  type CustomerRole,
  customerRoles,
  type StaffRole,
  type StaffStatus,
  staffRoles,
  staffStatuses,
} from '../../rules/roles.ts';
import type { ErrorCode } from './errors.ts';
import type {
  AnsweredFile,
  FileFields,
  FileOutput,
  FilesOf,
  ReceivedFile,
  ReceivedUpload,
  SentUpload,
  UploadBody,
} from './files.ts';
import type { OneTimeCode } from './one-time-code.ts';

export { type CustomerRole, customerRoles, type StaffRole, type StaffStatus, staffRoles, staffStatuses };

export const apiKeyScopes = ['invoices:write', 'invoices:read', 'embed-sessions:write', 'customers:write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const embeddedWidgets = ['invoice', 'bank-debit', 'onboarding', 'balances'] as const;
export type EmbeddedWidget = (typeof embeddedWidgets)[number];

/** Widgets of one invoice. A session for them names the invoice; a session for the others is the organization's. */
export const invoiceWidgets: readonly EmbeddedWidget[] = ['invoice', 'bank-debit'];

/** Widgets that act for the owner of one customer: a session for them names the customer. */
export const customerWidgets: readonly EmbeddedWidget[] = ['onboarding'];

/**
 * One kind of caller. The server refuses everybody else.
 *
 * - `public`: anybody, signed in or not
 * - `intermediate`: a person after the right password, before the one-time code
 * - `guest`: the holder of an `invoice-invite-token`, for the one invoice that the token opens
 * - `customer`, `staff`: a confirmed session with one of the roles; the two kinds of session are separate
 * - `api-key`: a partner's back end with a secret key that has the scope
 * - `embed`: a page of a partner with the bearer token of an embed session, which is bound to the page's origin and holds
 *   the widget
 */
export type Grant =
  | { readonly kind: 'public' }
  | { readonly kind: 'intermediate' }
  | { readonly kind: 'staff-intermediate' }
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer';
      readonly roles: readonly CustomerRole[];
      /** Answered even while person or organization is restricted; other calls then answer PersonOrCompanyDisabled. */
      readonly evenRestricted?: true;
    }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] }
  | { readonly kind: 'api-key'; readonly scope: ApiKeyScope }
  | {
      readonly kind: 'embed';
      readonly widget: EmbeddedWidget;
      /** Also of businesses whose verification was denied: their pages must be able to say so. */
      readonly evenRestricted?: true;
    };

/**
 * Who may make a call: one kind of caller, or each kind of a list. Of a list with sessions and tokens, the path says
 * which counts: a session with the user's id, a token with `new`.
 */
export type Access = Grant | readonly Grant[];

/** The kinds of callers, one or several, as a list. */
export const grantsOf = (access: Access): readonly Grant[] => ('kind' in access ? [access] : access);

// `satisfies` instead of an annotation keeps the kind in the type, which gives handlers the type of their actor.
export const anyone = { kind: 'public' } as const satisfies Access;
export const guest = { kind: 'guest' } as const satisfies Access;
const embeddedInvoice = { kind: 'embed', widget: 'invoice' } as const satisfies Grant;
const embeddedBankDebit = { kind: 'embed', widget: 'bank-debit' } as const satisfies Grant;
/** Everybody who may see one invoice without a sign-in. */
export const invoiceHolders = [guest, embeddedInvoice, embeddedBankDebit] as const satisfies Access;
/** Everybody signed in, including restricted people: they must be able to see why and to sign out. */
export const everyCustomer = {
  kind: 'customer',
  roles: customerRoles,
  evenRestricted: true,
} as const satisfies Access;
/** May manage staff. */
export const complianceHeads = { kind: 'staff', roles: ['compliance-head'] } as const satisfies Access;
/** Answers what customers ask for. */
export const customerSupport = {
  kind: 'staff',
  roles: ['compliance-head', 'customer-success'],
} as const satisfies Access;
export const everyStaff = { kind: 'staff', roles: staffRoles } as const satisfies Access;
/** Resolves what rules leave to people: deposits of nobody, debts. */
export const moneyStaff = {
  kind: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
} as const satisfies Access;
/** Decides about money that is kept back: deposits, and transfers that wait for staff. */
export const complianceStaff = {
  kind: 'staff',
  roles: ['compliance-head', 'compliance-admin'],
} as const satisfies Access;
/** May read and add documents of customers. */
export const documentStaff = {
  kind: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
} as const satisfies Access;
/** Speaks with customers. */
export const customerSuccessStaff = { kind: 'staff', roles: ['customer-success'] } as const satisfies Access;
/** Approves withdrawals, and puts returned ones back. */
export const withdrawalStaff = { kind: 'staff', roles: ['compliance-head', 'finance'] } as const satisfies Access;
/** May see the organization's money and documents. */
export const organizationReaders = {
  kind: 'customer',
  roles: ['owner', 'manager', 'read-only'],
} as const satisfies Access;
/** May see the organization's accounts: its people, and the balances widget on a partner's page. */
export const accountReaders = [organizationReaders, { kind: 'embed', widget: 'balances' }] as const satisfies Access;
/** May act for the organization. */
export const organizationManagers = { kind: 'customer', roles: ['owner', 'manager'] } as const satisfies Access;
/** Manages the organization's people and settles its name. */
export const organizationOwners = { kind: 'customer', roles: ['owner'] } as const satisfies Access;
/** Everybody signed in who is not restricted. */
export const everyEnabledCustomer = { kind: 'customer', roles: customerRoles } as const satisfies Access;
/** Everybody who may see an invoice. The operation checks that it is theirs to see. */
export const invoiceReaders = [...invoiceHolders, organizationReaders] as const satisfies Access;
/** Everybody who may pay an invoice without a balance. The operation checks that the invoice is theirs to pay. */
export const payer = [...invoiceHolders, organizationManagers] as const satisfies Access;

const embeddedOnboarding = { kind: 'embed', widget: 'onboarding' } as const satisfies Grant;
/** Everybody who verifies themselves: signed in, or the owner for whom a partner's page is opened. */
export const applicants = [everyEnabledCustomer, embeddedOnboarding] as const satisfies Access;
/** Everybody who sees how their verification stands: also that it was denied. */
export const verificationReaders = [
  everyEnabledCustomer,
  { ...embeddedOnboarding, evenRestricted: true },
] as const satisfies Access;
/** Everybody who fills in forms, also those of a partner's page. */
export const formUsers = [everyCustomer, embeddedOnboarding] as const satisfies Access;
/** May see which accounts the organization has: also the onboarding, which offers waiting lists for the others. */
export const accountListReaders = [...accountReaders, embeddedOnboarding] as const satisfies Access;
/** Applicants who answer for the business. */
export const businessApplicants = [organizationManagers, embeddedOnboarding] as const satisfies Access;
/** Applicants who own the account. */
export const owningApplicants = [organizationOwners, embeddedOnboarding] as const satisfies Access;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Shapes of a call's path parameters, query and body; all are objects of named fields. */
export type Fields = z.ZodObject;

/**
 * One API call, declared once: the server's route, the typed client, the OpenAPI document and the reference pages
 * are all derived from this.
 */
export interface Call<
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Output extends z.ZodType | undefined = z.ZodType | undefined,
  Who extends Access = Access,
  Files extends FileFields | undefined = FileFields | undefined,
  File extends FileOutput | undefined = FileOutput | undefined,
  Upload extends UploadBody | undefined = UploadBody | undefined,
> {
  readonly method: HttpMethod;
  /** Path below `/api/{userId}`; parameters in braces. */
  readonly path: `/${string}`;
  /** One sentence for the reference pages. */
  readonly summary: string;
  /** `spec`: named by the product specification. `ours`: added by us under the same wire rules. */
  readonly origin: 'spec' | 'ours';
  readonly access: Who;
  /**
   * The call takes a one-time code as `otp-code`. The purposes of `sendEmailCode`, the client's dialog and the mail are
   * derived from this.
   */
  readonly otp?: OneTimeCode;
  /** The call runs exactly once per `Idempotency-Key`: it moves money, or would harm if done twice. Not with GET. */
  readonly exactlyOnce?: true;
  /** Answers scripts of any site, without cookies. Calls of guests and embed sessions always do. */
  readonly anyOrigin?: true;
  /** Also available to pages of the back office, although it is not a staff call. */
  readonly onBackOffice?: true;
  /** Stricter rate limit, for calls that could be used to guess secrets or to flood a mailbox. */
  readonly isGuarded?: true;
  /** Exists only in sandbox mode; answers 404 elsewhere. */
  readonly sandboxOnly?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Files beside the body: it travels as multipart/form-data, so its fields are text, enums, coerced, or arrays of these. */
  readonly files?: Files;
  /** One file beside the body, read as it arrives; the body travels like that of `files`. Not with `files`. */
  readonly upload?: Upload;
  /** Shape of `data` in the answer; absent: 204 without a body. */
  readonly output?: Output;
  /** The answer is a file. Only with GET and without `output`. */
  readonly file?: File;
  /** Error codes particular to this call, besides `commonErrors` and those of its access and its one-time code. */
  readonly errors: readonly ErrorCode[];
}

/** Declares a call and keeps the exact types of its shapes. */
export function defineCall<
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
  Output extends z.ZodType | undefined = undefined,
  const Who extends Access = Access,
  const Files extends FileFields | undefined = undefined,
  const File extends FileOutput | undefined = undefined,
  const Upload extends UploadBody | undefined = undefined,
>(
  call: Call<Params, Query, Body, Output, Who, Files, File, Upload>,
): Call<Params, Query, Body, Output, Who, Files, File, Upload> {
  return call;
}

type Parsed<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;
type Sent<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined;

type ShapeOf<C, Part extends 'params' | 'query' | 'body' | 'output' | 'files' | 'file' | 'upload'> =
  C extends Call<infer Params, infer Query, infer Body, infer Output, Access, infer Files, infer File, infer Upload>
    ? { params: Params; query: Query; body: Body; output: Output; files: Files; file: File; upload: Upload }[Part]
    : never;

type IfUpload<C, Given> = ShapeOf<C, 'upload'> extends UploadBody ? Given : undefined;

/** Input of a handler: validated, with defaults applied and decimals as plain strings. */
export interface CallInput<C> {
  readonly params: Parsed<ShapeOf<C, 'params'>>;
  readonly query: Parsed<ShapeOf<C, 'query'>>;
  readonly body: Parsed<ShapeOf<C, 'body'>>;
  readonly files: FilesOf<ShapeOf<C, 'files'>, ReceivedFile>;
  readonly upload: IfUpload<C, ReceivedUpload>;
}

/** Input of a caller, before validation. */
export interface CallRequest<C> {
  readonly params: Sent<ShapeOf<C, 'params'>>;
  readonly query: Sent<ShapeOf<C, 'query'>>;
  readonly body: Sent<ShapeOf<C, 'body'>>;
  readonly files: FilesOf<ShapeOf<C, 'files'>, Blob>;
  readonly upload: IfUpload<C, SentUpload>;
}

/** The wire shape of `data` in the answer. */
export type CallOutput<C> = Parsed<ShapeOf<C, 'output'>>;

/** The answer of a call, or its file in the form of one side: the handler that sends it or the client that receives it. */
type IfFile<C, File, Otherwise> = ShapeOf<C, 'file'> extends FileOutput ? File : Otherwise;

/** Answer of a handler: `data`, or a file. */
export type HandlerAnswer<C> = IfFile<C, AnsweredFile, CallOutput<C>>;

/** Answer that a client receives: `data` or a file, each in the client's own form. */
export type ClientAnswer<C, Data, File> = IfFile<C, File, Data>;
