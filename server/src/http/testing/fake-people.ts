import type { Actor } from '../../kernel/index.ts';
import { Refusal } from '../../kernel/index.ts';
import type { HttpPorts } from '../ports.ts';

const userId = 'usr_00000000000000000000owner1';
const organizationId = 'org_000000000000000000000acme1';

const customer = (role: 'owner' | 'manager' | 'read-only' | 'no-access') =>
  ({ kind: 'customer', sessionId: `ses_${role}`, userId, email: 'owner@example.com', organizationId, role }) as const;

const staff = (role: 'compliance-head' | 'compliance-admin' | 'customer-success' | 'finance') =>
  ({ kind: 'staff', sessionId: `ses_${role}`, userId: 'stf_1', email: 'staff@example.com', role }) as const;

/** One person of every kind and role. The name is also the secret. */
export const people = {
  owner: customer('owner'),
  manager: customer('manager'),
  reader: customer('read-only'),
  outsider: customer('no-access'),
  head: staff('compliance-head'),
  complianceAdmin: staff('compliance-admin'),
  success: staff('customer-success'),
  finance: staff('finance'),
  halfSignedIn: { kind: 'intermediate', sessionId: 'ses_half', userId },
  halfSignedInStaff: { kind: 'staff-intermediate', sessionId: 'ses_half_staff', userId: 'stf_1' },
  guest: { kind: 'guest', inviteId: 'ivt_1', invoiceId: 'inv_00000000000000000000000001' },
  writingKey: { kind: 'api-key', apiKeyId: 'key_w', organizationId, scopes: ['invoices:write'] },
  readingKey: { kind: 'api-key', apiKeyId: 'key_r', organizationId, scopes: ['invoices:read'] },
  embedded: {
    kind: 'embed',
    embedSessionId: 'emb_1',
    organizationId,
    guest: null,
    widgets: ['invoice'],
    origin: 'https://partner.example',
  },
  embeddedElsewhere: {
    kind: 'embed',
    embedSessionId: 'emb_2',
    organizationId,
    guest: null,
    widgets: ['balances'],
    origin: 'https://partner.example',
  },
  nobody: { kind: 'anyone' },
} as const satisfies Record<string, Actor>;

export type Person = keyof typeof people;

/** Returns the headers with a person's credentials. */
export function credentialsOf(person: Person): Record<string, string> {
  switch (people[person].kind) {
    case 'customer':
    case 'intermediate':
      return { cookie: `quittance_session=${person}` };
    case 'staff':
    case 'staff-intermediate':
      return { cookie: `quittance_staff_session=${person}` };
    case 'guest':
      return { 'invoice-invite-token': person };
    case 'api-key':
    case 'embed':
      return { authorization: `Bearer ${person}` };
    case 'anyone':
      return {};
  }
}

/** Returns the user id in a person's paths. */
export function pathUserOf(person: Person): string {
  const actor: Actor = people[person];
  return actor.kind === 'customer' || actor.kind === 'staff' ? actor.userId : 'new';
}

const find = (secret: string): Actor | null => (secret in people ? people[secret as Person] : null);

/** Embed sessions by the same names. */
export const fakeEmbedSessions: NonNullable<HttpPorts['embedSessions']> = {
  findEmbedSession: async (_db, token) => {
    const actor = find(token);
    return actor?.kind === 'embed' ? actor : null;
  },
  isPartnerOrigin: async (_db, origin) => origin === 'https://partner.example',
};

/** Ports that accept each person's name as the secret. */
export const fakePorts: Pick<HttpPorts, 'authentication' | 'guestInvites'> = {
  authentication: {
    readSession: async (_db, kind, token) => {
      const actor = find(token);
      const isOfKind = kind === 'customer' ? ['customer', 'intermediate'] : ['staff', 'staff-intermediate'];
      return actor && isOfKind.includes(actor.kind) ? actor : null;
    },
    findApiKey: async (_db, secret) => {
      const actor = find(secret);
      return actor?.kind === 'api-key' ? actor : null;
    },
  },
  guestInvites: {
    findInvite: async (_db, token) => {
      const actor = find(token);
      if (actor?.kind !== 'guest') throw new Refusal('InvalidInviteTokenError', 'This link is not valid.');
      return actor;
    },
  },
};
