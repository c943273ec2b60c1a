import { demoPassword, enterAs, people, userMenu } from '../support/people.ts';
import { useAccount } from '../support/provider-account.ts';
import { screenChunk } from '../support/screen-chunk.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('the buttons of the providers move nothing as they come', async ({ page, stack }) => {
  const release = Promise.withResolvers<void>();
  await page.route(await screenChunk('portal', 'src/identity-providers/provider-buttons.tsx'), async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${stack.portalUrl}/sign-up`);
  const link = page.getByRole('link', { name: 'Sign in', exact: true });
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await link.boundingBox();
  release.resolve();
  await expect(page.getByRole('button', { name: 'Continue with LinkedIn' })).toBeVisible();
  expect(await whenSettled(page, () => link.boundingBox())).toEqual(before);
});

const newEmail = () => `${crypto.randomUUID()}@newcomer.example`;

test('a newcomer signs up with LinkedIn, gives a phone, and signs in with it the next time', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/sign-up`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with LinkedIn' })).toBeVisible();
  await expectAccessible(page);
  await useAccount(page, { email });

  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Your confirmation is required.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await page.getByLabel('One-time code').fill(code);

  await test.step('every page leads to the phone number first', async () => {
    await expect(page).toHaveURL(/\/save-phone-number$/);
    await page.goto(`${stack.portalUrl}/income`);
    await expect(page).toHaveURL(/\/save-phone-number\?next=%2Fincome$/);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('2125550163');
    const text = await mailbox.codeAfter('+12125550163', () => page.getByRole('button', { name: 'Send code' }).click());
    await page.getByLabel('One-time code').fill(text);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re not part of a company yet' })).toBeAttached();
  });

  const elsewhere = await newVisitor();
  await elsewhere.goto(stack.portalUrl);
  await elsewhere.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await useAccount(elsewhere, { email });
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});

test('an e-mail that the provider has not verified is verified by a mailed link', async ({ page, stack, mailbox }) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/sign-up`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await useAccount(page, { email, isVerified: false });
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await mailbox.messageAfter(email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});

test('somebody with an account signs in once, connects Google, uses it, and disconnects it', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = 'rosa@solsticecoffee.example';
  await page.goto(stack.portalUrl);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await useAccount(page, { email });
  await expect(page.getByRole('heading', { level: 1, name: 'You already have an account' })).toBeVisible();
  await expectAccessible(page);

  await test.step('sign in as usual, and connect', async () => {
    await page.getByRole('link', { name: 'Sign in to connect Google' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    const submit = page.getByRole('button', { name: 'Continue', exact: true });
    await page.getByLabel('One-time code').fill(await mailbox.codeAfter(email, () => submit.click()));
    await expect(page.getByRole('heading', { level: 1, name: 'Connect Google?' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    const isNotice = ({ subject }: { readonly subject: string }) =>
      subject.startsWith('A Google account was connected');
    await mailbox.messageAfter(email, () => page.getByRole('button', { name: 'Connect' }).click(), isNotice);
    await expect(userMenu(page)).toBeVisible();
  });

  await test.step('disconnect it in the settings, with a code', async () => {
    await page.goto(`${stack.portalUrl}/user-settings/security`);
    await expectAccessible(page);
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Disconnect Google' }).click());
    await page.getByRole('dialog').getByLabel('One-time code').fill(code);
    await expect(page.getByText('Google is disconnected.')).toBeVisible();
  });

  await test.step('cancel at LinkedIn, without network on the way back', async () => {
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Connect LinkedIn' }).click());
    await page.getByRole('dialog').getByLabel('One-time code').fill(code);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in with LinkedIn' })).toBeVisible();
    await page.route('**/me', (route) => route.abort());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You didn’t finish signing in with LinkedIn.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await expect(page.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
  });

  await test.step('connect LinkedIn there, while the language changes: the answer is sent once', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/me/identities')) sent.push(request.url());
    });
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Connect LinkedIn' }).click());
    // As if the person had chosen Spanish on another device.
    await page.route('**/me', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, locale: 'es' } } });
    });
    const isSpanish = Promise.withResolvers<void>();
    await page.route('**/me/identities', async (route) => {
      await isSpanish.promise;
      await route.continue();
    });
    await page.getByRole('dialog').getByLabel('One-time code').fill(code);
    await useAccount(page, { email: newEmail() });
    await expect(page.getByRole('heading', { level: 1, name: 'Continuar con LinkedIn' })).toBeVisible();
    isSpanish.resolve();
    await expect(page.getByText('LinkedIn está vinculado.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desvincular LinkedIn' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('the real answer of another browser is refused: it signs nobody in, and connects nothing', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  await page.goto(stack.portalUrl);
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  const returned = page.waitForRequest((request) => request.url().includes('/auth/linkedin?'));
  // The answer never reaches the server from here, so that it is still good.
  await page.route('**/sessions/intermediate', (route) => route.abort());
  await useAccount(page, { email: newEmail() });
  const stolen = (await returned).url();
  expect(new URL(stolen).searchParams.get('code')).toBeTruthy();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  const stranger = await newVisitor();
  // A browser that is itself on its way to the provider.
  await stranger.goto(stack.portalUrl);
  await stranger.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sign in with LinkedIn' })).toBeVisible();
  await stranger.goto(stolen);
  await expect(stranger.getByRole('alert')).toHaveText('This sign-in wasn’t accepted or has expired. Try again.');
  await expectAccessible(stranger);
  expect(new URL(stranger.url()).search).toBe('');

  const member = await newVisitor();
  await enterAs(member, mailbox, { url: `${stack.portalUrl}/auth`, email: people.supplier });
  await member.goto(stolen);
  await expect(member.getByRole('alert')).toHaveText('This sign-in wasn’t accepted or has expired. Try again.');
  await member.getByRole('link', { name: 'Back to settings' }).click();
  await expect(member.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();

  await test.step('it is still good where it belongs', async () => {
    await page.unroute('**/sessions/intermediate');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  });
});

test('a newcomer who wanted a page gets there after signing up with Google', async ({ page, stack, mailbox }) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/create-business`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByText('You must Log In to continue')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await useAccount(page, { email });
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('2125550164');
  const text = await mailbox.codeAfter('+12125550164', () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('One-time code').fill(text);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a company' })).toBeVisible();

  await test.step('a button that is pressed before the handle is known to be free still creates the business', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/organization/handle/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByLabel('Handle').fill('harborstudio');
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(page.getByText('harborstudio is already taken. Please choose another handle.').first()).toBeVisible();
    await page.getByLabel('Handle').fill(`early_${Date.now() % 100_000}`);
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
    held.resolve();
  });
});

test('somebody who cancels at the provider comes back', async ({ page, stack }) => {
  await page.goto(stack.portalUrl);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t finish signing in with Google.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('the buttons and the way back are Spanish', async ({ page, stack }) => {
    await page.goto(`${stack.portalUrl}/sign-up`);
    await page.getByRole('button', { name: 'Continuar con LinkedIn' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión con LinkedIn' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('No terminó de iniciar sesión con LinkedIn.')).toBeVisible();
  });
});
