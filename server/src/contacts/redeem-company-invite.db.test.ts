import { describe, expect, it } from 'vitest';
import { signIn } from '../identity/sign-in-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { companyInvites, contactsOf, newAddress, outcomeOf } from './company-invites-fixtures.ts';
import { actAs, mailedToken, newOrganization } from './contacts-fixtures.ts';
import { addContact } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;
const { newInviter, redeem } = companyInvites(server);

describe('redeeming an invite', () => {
  it('makes both companies contacts of each other, once', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    const token = await mailedToken(app, email);
    const invited = await newOrganization(app);
    const third = await newOrganization(app);
    const outcomes = await Promise.all([outcomeOf(redeem(token, invited)), outcomeOf(redeem(token, invited))]);
    expect(outcomes.sort()).toEqual(['InvalidInviteTokenError', 'done']);
    expect(await outcomeOf(redeem(token, third))).toBe('InvalidInviteTokenError');
    expect(await inviter.contacts()).toEqual({
      connected: [
        expect.objectContaining({
          status: 'connected',
          category: 'supplier',
          handle: invited.handle,
          isVerified: true,
          // As typed in the invite.
          email,
          firstName: 'Sol',
        }),
      ],
      invited: [],
    });
    const other = await signIn(server, invited);
    expect(contactsOf(await other.request(`/api/${invited.userId}/contacts`)).connected).toEqual([
      expect.objectContaining({ category: 'customer', handle: inviter.company.handle, email: inviter.company.email }),
    ]);
    expect(await inviter.hasInvitedContact()).toBe(true);
  });

  it('by a company that is a contact already leaves one contact', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    const invited = await newOrganization(app);
    await inviter.invite(email);
    await inviter.ask('POST', '/contacts/add', { handle: invited.handle, category: 'customer' });
    await redeem(await mailedToken(app, email), invited);
    expect(await inviter.contacts()).toEqual({
      connected: [expect.objectContaining({ handle: invited.handle, category: 'customer' })],
      invited: [],
    });
  });

  it('against adding the same company leaves one contact', async () => {
    for (let round = 0; round < 5; round += 1) {
      const inviter = await newInviter();
      const email = newAddress();
      const invited = await newOrganization(app);
      await inviter.invite(email);
      const token = await mailedToken(app, email);
      const [added, redeemed] = await Promise.all([
        inviter.ask('POST', '/contacts/add', { handle: invited.handle, category: 'supplier' }),
        outcomeOf(redeem(token, invited)),
      ]);
      expect([added.status, redeemed]).toEqual([200, 'done']);
      const { connected, invited: waiting } = await inviter.contacts();
      expect([connected.length, waiting.length]).toEqual([1, 0]);
    }
  });

  it('is refused for one’s own invite and an unknown token', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    expect(await outcomeOf(redeem(await mailedToken(app, email), inviter.company))).toBe('InvalidInviteTokenError');
    expect(await outcomeOf(redeem('company_unknown', inviter.company))).toBe('InvalidInviteTokenError');
    expect((await inviter.contacts()).invited).toHaveLength(1);
  });
});

it('an added company does not learn of it', async () => {
  const inviter = await newInviter();
  const other = await newInviter();
  await actAs(app, inviter.company, (context) =>
    addContact(context, {
      organizationId: inviter.company.organization.id,
      handle: other.company.handle,
      category: 'customer',
    }),
  );
  expect(await other.contacts()).toEqual({ connected: [], invited: [] });
});
