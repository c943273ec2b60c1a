import type { CallName } from '@quittance/sdk/contract';
import { accountCurrencies } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import { type App, type Handlers, prepared, refuseField } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';
import { checkPassword } from './check-password.ts';
import { readCurrentStaff, readCurrentUser } from './current-user.ts';
import {
  assertPurposeOn,
  type DescribePayment,
  isKnownByUs,
  requestCodeByEmail,
  requestOwnCode,
} from './request-code.ts';
import { checkSignInCode, confirmSignIn, signOut, startSignIn } from './sign-in.ts';

type IdentityCall = Extract<
  CallName,
  | 'startSession'
  | 'confirmSession'
  | 'endSession'
  | 'startStaffSession'
  | 'confirmStaffSession'
  | 'endStaffSession'
  | 'getMe'
  | 'getStaffMe'
  | 'getConstants'
  | 'getPublicConstants'
  | 'sendEmailCode'
>;

/** Signing in and out, one-time codes, and who one is. */
export const createIdentityHandlers = (describePayment: DescribePayment): Handlers<IdentityCall> => ({
  startSession: prepared({
    prepare: ({ app, ip, requestId }, { body }) =>
      checkPassword(app, { kind: 'customer', email: body.email, password: body.password, ip, requestId }),
    run: async (context, _, user) => {
      const started = await startSignIn(context, 'customer', user);
      const memberships = await listMemberships(context.db, user.id);
      return {
        ...started,
        organizations: memberships.map(({ organizationId, legalName }) => ({ organizationId, legalName })),
      };
    },
  }),

  confirmSession: prepared({
    prepare: (context) => checkSignInCode(context, 'customer'),
    run: async (context, { body }, challengeId) => {
      const { userId } = context.actor;
      const organizationId = await chooseOrganization(context.db, userId, body.organizationId);
      const rememberDevice = body.remember2FaChecked;
      await confirmSignIn(context, 'customer', { challengeId, organizationId, rememberDevice });
      return { userId, organizationId };
    },
  }),

  endSession: (context) => signOut(context),

  startStaffSession: prepared({
    prepare: ({ app, ip, requestId }, { body }) =>
      checkPassword(app, { kind: 'staff', email: body.email, password: body.password, ip, requestId }),
    run: (context, _, user) => startSignIn(context, 'staff', user),
  }),

  confirmStaffSession: prepared({
    prepare: (context) => checkSignInCode(context, 'staff'),
    run: async (context, { body }, challengeId) => {
      const rememberDevice = body.remember2FaChecked;
      await confirmSignIn(context, 'staff', { challengeId, organizationId: null, rememberDevice });
      return { userId: context.actor.userId };
    },
  }),

  endStaffSession: (context) => signOut(context),

  sendEmailCode: prepared({
    prepare: async (context, { body }) => {
      assertPurposeOn(context.surface, body.purpose);
      if (isKnownByUs(context.actor)) return null;
      if (!body.email) throw refuseField('email', 'This field is required.');
      return requestCodeByEmail(context, { email: body.email, purpose: body.purpose });
    },
    run: (context, { body }, answer) => answer ?? requestOwnCode(context, body, describePayment),
  }),

  getMe: ({ app, db, actor }) => readCurrentUser(db, app.clock, actor),

  getStaffMe: ({ db, actor }) => readCurrentStaff(db, actor),

  getConstants: async ({ app, db }) => ({
    ...(await readPublicConstants(app, db)),
    currencies: [...accountCurrencies],
    idleWarningMinutes: app.config.idleWarningMinutes,
  }),

  getPublicConstants: ({ app, db }) => readPublicConstants(app, db),
});

/** The asked business if the person belongs to it, else the one they joined first; null when they have none. */
async function chooseOrganization(db: Connection, userId: string, asked: string | undefined): Promise<string | null> {
  const memberships = await listMemberships(db, userId);
  if (asked === undefined) return memberships[0]?.organizationId ?? null;
  if (!memberships.some((membership) => membership.organizationId === asked)) {
    throw refuseField('organizationId', 'You do not belong to this business.');
  }
  return asked;
}

const readPublicConstants = async (app: App, db: Connection) => ({
  brandName: app.config.brandName,
  supportEmail: app.config.supportEmail,
  isSandbox: app.config.mode === 'sandbox',
  businessDate: await app.clock.today(db),
});
