import { type Call, type Grant, grantsOf, isCheckedFirst } from '@quittance/sdk/contract';
import type { Surface } from '../kernel/index.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { isAnsweredOn } from './surface.ts';

/** Whether a caller holds what a grant asks for. */
type Holds = (grant: Grant, call: Call) => boolean;

const customer =
  (role: string): Holds =>
  (grant) =>
    grant.kind === 'customer' && grant.roles.some((granted) => granted === role);
const staff =
  (role: string): Holds =>
  (grant) =>
    grant.kind === 'staff' && grant.roles.some((granted) => granted === role);
const key =
  (scope: string): Holds =>
  (grant) =>
    grant.kind === 'api-key' && grant.scope === scope;
const embed =
  (widget: string): Holds =>
  (grant) =>
    grant.kind === 'embed' && grant.widget === widget;
/** Widgets of a business that a session can still open once its verification was denied. */
const deniedWidgets = ['onboarding', 'balances'] as const;
const only =
  (kind: Grant['kind']): Holds =>
  (grant) =>
    grant.kind === kind;

const namesInvoice = (call: Call): boolean =>
  call.path.startsWith('/invoices/{id}') ||
  [call.params, call.query, call.body].some((fields) => fields && 'invoiceId' in fields.shape);

interface CallerKind {
  readonly title: string;
  /** The only listener that reads this caller's credentials. */
  readonly surface?: Surface;
  readonly holds: Holds;
}

/** Every kind of caller, in the order of the columns of `docs/access.md`. */
export const callerKinds = {
  owner: { title: 'Owner', surface: 'portal', holds: customer('owner') },
  manager: { title: 'Manager', surface: 'portal', holds: customer('manager') },
  readOnly: { title: 'Read-only', surface: 'portal', holds: customer('read-only') },
  // The flag opens nothing and closes nothing: the role decides.
  uboOwner: { title: 'Owner (UBO)', surface: 'portal', holds: customer('owner') },
  uboManager: { title: 'Manager (UBO)', surface: 'portal', holds: customer('manager') },
  uboReadOnly: { title: 'Read-only (UBO)', surface: 'portal', holds: customer('read-only') },
  ubo: { title: 'No access (UBO)', surface: 'portal', holds: customer('no-access') },
  subUser: { title: 'No access (sub-user)', surface: 'portal', holds: customer('no-access') },
  restricted: {
    title: 'Owner of a restricted company',
    surface: 'portal',
    holds: (grant, call) => customer('owner')(grant, call) && 'evenRestricted' in grant,
  },
  intermediate: { title: 'Before the code', surface: 'portal', holds: only('intermediate') },
  guest: { title: 'Guest', surface: 'portal', holds: only('guest') },
  otherGuest: {
    title: 'Guest of another invoice',
    surface: 'portal',
    holds: (grant, call) => grant.kind === 'guest' && !namesInvoice(call),
  },
  writingKey: { title: 'Key, invoices:write', surface: 'portal', holds: key('invoices:write') },
  readingKey: { title: 'Key, invoices:read', surface: 'portal', holds: key('invoices:read') },
  embeddingKey: { title: 'Key, embed-sessions:write', surface: 'portal', holds: key('embed-sessions:write') },
  customersKey: { title: 'Key, customers:write', surface: 'portal', holds: key('customers:write') },
  embedInvoice: { title: 'Embedded invoice', surface: 'portal', holds: embed('invoice') },
  embedBankDebit: { title: 'Embedded bank debit', surface: 'portal', holds: embed('bank-debit') },
  embedOnboarding: { title: 'Embedded onboarding', surface: 'portal', holds: embed('onboarding') },
  embedBalances: { title: 'Embedded balances', surface: 'portal', holds: embed('balances') },
  embedDenied: {
    title: 'Embedded for a denied business',
    surface: 'portal',
    holds: (grant, call) => deniedWidgets.some((widget) => embed(widget)(grant, call)) && 'evenRestricted' in grant,
  },
  complianceHead: { title: 'Compliance head', surface: 'admin', holds: staff('compliance-head') },
  complianceAdmin: { title: 'Compliance admin', surface: 'admin', holds: staff('compliance-admin') },
  customerSuccess: { title: 'Customer success', surface: 'admin', holds: staff('customer-success') },
  finance: { title: 'Finance', surface: 'admin', holds: staff('finance') },
  staffIntermediate: { title: 'Before the code', surface: 'admin', holds: only('staff-intermediate') },
  nobody: { title: 'Nobody', holds: () => false },
} as const satisfies Record<string, CallerKind>;

export type CallerKindName = keyof typeof callerKinds;
export const callerKindNames = Object.keys(callerKinds) as CallerKindName[];

const kindOf = (name: CallerKindName): CallerKind => callerKinds[name];

/** Whether a declaration lets a kind of caller make the call on a listener. Credentials of the other listener count for nothing. */
export function mayMake(name: CallerKindName, call: Call, surface: Surface): boolean {
  const { surface: home = surface, holds } = kindOf(name);
  return grantsOf(call.access).some((grant) => grant.kind === 'public' || (home === surface && holds(grant, call)));
}

/** The callers with a column in the table of a listener. */
const columnsOf = (surface: Surface): readonly CallerKindName[] =>
  callerKindNames.filter((name) => (kindOf(name).surface ?? surface) === surface);

/** The calls of a listener, by path. */
export const callsOn = (surface: Surface): readonly DeclaredRoute[] =>
  declaredRoutes
    .filter(({ call }) => isAnsweredOn(surface, call))
    .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));

const addressOf = ({ call }: DeclaredRoute): string => `${call.path} ${call.method}`;

function tableOf(surface: Surface): string[] {
  const columns = columnsOf(surface);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Call', 'Needs', ...columns.map((name) => kindOf(name).title)]),
    row(['---', '---', ...columns.map(() => ':-:')]),
    ...callsOn(surface).map(({ call }) =>
      row([
        `\`${call.method} ${call.path}\``,
        needsOf(call),
        ...columns.map((name) => (mayMake(name, call, surface) ? '●' : '')),
      ]),
    ),
  ];
}

function needsOf(call: Call): string {
  const needs = [
    ...(call.otp ? [isCheckedFirst(call.otp) ? 'code' : `code (${call.otp})`] : []),
    ...(call.exactlyOnce ? ['key'] : []),
    ...(call.sandboxOnly ? ['sandbox'] : []),
  ];
  return needs.join(', ');
}

/** Returns `docs/access.md`. */
export const accessPage = (): string =>
  [
    '# Who may make which call',
    '',
    'Written by `npm run generate` from the `access` of each declaration; do not edit. The server refuses every empty cell:',
    '`server/src/http/access-matrix.db.test.ts` makes each call as each caller. The same declarations tell the portal which buttons to show',
    '(`mayMake` of the SDK).',
    '',
    'A code is the one-time code in the header `otp-code`: (own) confirms a sign-in, (authenticator) is only for people with an app. A key is an',
    '`Idempotency-Key`: however often the call is sent with one key, it runs once. A sandbox call answers 404 elsewhere. Beyond',
    'its row, a call still answers 404 for an object of another organization.',
    '',
    '## Portal and partners',
    '',
    ...tableOf('portal'),
    '',
    '## Back office',
    '',
    ...tableOf('admin'),
    '',
  ].join('\n');
