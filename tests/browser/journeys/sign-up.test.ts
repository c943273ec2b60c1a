import type { Request } from '@playwright/test';
import { linkIn } from '../support/mailbox.ts';
import { english, fillIn, newEmail, password, signUp, spanish } from '../support/newcomers.ts';
import { enterAs, people } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a number of New York is not one of Canada', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/sign-up`);
  await fillIn(page, { email: newEmail(), number: '2125550123' });
  await page.getByRole('button', { name: 'Country: United States, +1' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('Canada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Country: Canada, +1' })).toBeVisible();
  await page.getByRole('button', { name: english.submit }).click();
  const number = page.getByRole('textbox', { name: english.phone });
  await expect(number).toHaveAccessibleDescription(/This isn’t a number of the selected country/);
  await number.fill('4165550123');
  await page.getByRole('button', { name: english.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.sent })).toBeVisible();
});

test('a newcomer signs up, verifies email and phone, and is told that they need a business', async ({
  page,
  stack,
  mailbox,
}) => {
  const newcomer = { email: newEmail(), number: '2125550141' };
  await page.goto(`${stack.portalUrl}/accounts/payments?utm_source=journey&bcpi=p1`);
  // Their buttons come last, and move the link.
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).waitFor();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expectAccessible(page);

  await test.step('an empty form names what is missing, and a weak password is refused', async () => {
    await page.getByLabel(english.password, { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Password is not strong enough.')).toBeVisible();
    await expect(page.getByText('Your confirmation is required.')).toBeVisible();
    await expect(page.getByLabel(english.firstName)).toBeFocused();
  });

  const isTracked = (request: Request) =>
    request.url().endsWith('/signups/set-credentials') &&
    request.postDataJSON().utm_source === 'journey' &&
    request.postDataJSON().bcpi === 'p1';
  const [link] = await Promise.all([signUp(page, mailbox, newcomer), page.waitForRequest(isTracked)]);
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await expectAccessible(page);

  await test.step('nobody signs in before the email is verified', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Verify your email before you sign in. We sent you a link.')).toBeVisible();
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  });

  await page.goto(link);
  await expect(page.getByText(`${newcomer.email} is verified. You can sign in now.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(`${stack.portalUrl}/sign-up/confirm-email`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quittance.mailed-link'))).toBeNull();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('This email is already verified. You can sign in.')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const code = await mailbox.codeAfter(newcomer.email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('One-time code').fill(code);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re not part of a company yet' })).toBeAttached();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Verify your phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('(212) 555-0141');
  await expectAccessible(page);
  const text = await mailbox.codeAfter('+12125550141', () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('One-time code').fill(text);
  await expect(page.getByText('+12125550141 is verified.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Verify your phone' })).toHaveCount(0);
  // As in a tab whose sign-up was verified in another one.
  await page.evaluate(() => {
    sessionStorage.setItem('quittance.sign-up', '{"email":"ada@example.com","resendAt":""}');
    sessionStorage.setItem('quittance.mailed-link', '/accept-invite t1');
  });
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  for (const key of ['quittance.sign-up', 'quittance.mailed-link']) {
    await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
  }

  await test.step('the address can’t be signed up again', async () => {
    await page.getByRole('link', { name: 'Sign up' }).click();
    await fillIn(page, newcomer);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This email is already in use')).toBeVisible();
    await expect(page.getByLabel(english.email)).toBeFocused();
    await expectAccessible(page);
  });
});

test('a new link replaces the first one, and an expired link offers another', async ({
  page,
  newVisitor,
  mailbox,
  stack,
}) => {
  const email = newEmail();
  await page.clock.install();
  await page.goto(`${stack.portalUrl}/sign-up`);
  const first = await signUp(page, mailbox, { email, number: '2125550142' });
  const resend = page.getByRole('button', { name: 'Send the link again' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await stack.letTimePass(email);
  await page.clock.runFor('00:31');
  await expect(page.getByText(/in \d+ s/)).toHaveCount(0);
  const mail = await mailbox.messageAfter(email, async () => {
    await resend.click();
    await expect(page.getByText('We sent the link again.')).toBeVisible();
  });

  const elsewhere = await newVisitor();
  await elsewhere.goto(first);
  await expectAccessible(elsewhere);
  const confirm = elsewhere.getByRole('button', { name: 'Confirm email' });
  await confirm.click();
  await expect(elsewhere.getByRole('alert')).toContainText('This link isn’t valid.');
  await expectAccessible(elsewhere);

  await test.step('on a device that knows nothing of the sign-up, the expired link’s page asks for the address', async () => {
    await elsewhere.route('**/signups/verify-email', (route) =>
      route.fulfill({
        status: 410,
        json: { code: 'ExpiredVerificationLinkError', message: '', validations: [], requestId: 'req_1' },
      }),
    );
    await elsewhere.reload();
    await confirm.click();
    await expect(elsewhere.getByRole('alert')).toContainText('This link has expired. Request a new one.');
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'Send a new link' }).click();
    await expect(elsewhere.getByText(`If ${email} is waiting to be verified`)).toBeVisible();
    await elsewhere.unroute('**/signups/verify-email');
  });

  await test.step('a link whose address was verified by another sign-up leads to sign-in or another address', async () => {
    await elsewhere.route('**/signups/verify-email', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'EmailInUseError', message: '', validations: [], requestId: 'req_1' },
      }),
    );
    await elsewhere.reload();
    await expect(elsewhere.getByRole('alert')).toContainText('This email is already in use');
    await expect(elsewhere.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'Use another email' })).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.unroute('**/signups/verify-email');
  });

  await page.goto(linkIn(mail, 'http'));
  await expect(page.getByText(`${email} is verified. You can sign in now.`)).toBeVisible();
});

test('an invited supplier signs up with the address of the invite and signs in at once', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const email = newEmail();
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/contacts?status=invited`, email: people.seller });
  await page.getByRole('button', { name: 'Invite supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a supplier' });
  await dialog.getByLabel('First name').fill('Sol');
  await dialog.getByLabel('Last name').fill('Reyes');
  await dialog.getByLabel('Email').fill(email);
  const invite = await mailbox.messageAfter(email, () => dialog.getByRole('button', { name: 'Send invite' }).click());

  const invitee = await newVisitor();
  await invitee.goto(linkIn(invite, stack.portalUrl));
  await expect(invitee.getByText('Harbor Studio LLC invites you to become a contact.')).toBeVisible();
  await expect(invitee.getByLabel(english.email)).toHaveValue(email);
  await expect(invitee.getByLabel(english.firstName)).toHaveValue('Sol');
  await expectAccessible(invitee);
  await invitee.getByRole('textbox', { name: english.phone }).fill('2125550144');
  await invitee.getByLabel(english.password, { exact: true }).fill(password);
  await invitee.getByRole('checkbox', { name: english.accept }).check();
  await invitee.getByRole('button', { name: english.submit }).click();
  await expect(invitee.getByText(`Your account is ready. Sign in with ${email}.`)).toBeVisible();
  // The invite is used: nothing leads back to it.
  await expect(invitee.getByText('Already have an account?')).toHaveCount(0);
  await expect(invitee.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(1);

  await invitee.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await invitee.getByLabel('Email').fill(email);
  await invitee.getByLabel('Password', { exact: true }).fill(password);
  const code = await mailbox.codeAfter(email, () => invitee.getByRole('button', { name: 'Continue' }).click());
  await invitee.getByLabel('One-time code').fill(code);
  await expect(invitee.getByRole('link', { name: 'Verify your phone' })).toBeVisible();
});

test('a link of a sign-up that is opened elsewhere, as by a mail scanner, waits for a person', async ({
  page,
  newVisitor,
  mailbox,
  stack,
}) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/sign-up`);
  const link = await signUp(page, mailbox, { email, number: '2125550145' });
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Confirm that this is your email')).toBeVisible();
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(elsewhere.getByText(`${email} is verified. You can sign in now.`)).toBeVisible();
});

test('an invite that is no good says so and leads to sign-up without it', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/accept-contact-invite#token=company_unknown`);
  await expect(page.getByRole('alert')).toContainText('This invitation link isn’t valid.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign up without an invitation' }).click();
  await expect(page.getByLabel(english.firstName)).toBeVisible();
});

test('an invite that has expired says so, and whom to ask', async ({ page, stack }) => {
  await page.route('**/invited-signups/get-invite*', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'ExpiredInviteTokenError', message: 'This invitation link has expired', validations: [] },
    }),
  );
  await page.goto(`${stack.portalUrl}/accept-invite#token=member_old`);
  await expect(page.getByRole('alert')).toHaveText('This invitation link has expired');
  await expect(page.getByText('Ask the person who invited you for a new link.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Sign up without an invitation' })).toBeVisible();
});

test('the terms are four documents that are read beside the form', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/sign-up`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'terms and conditions' }).click();
  const terms = await opened;
  await expect(terms.getByRole('tab')).toHaveCount(4);
  await expect(terms.getByText('Sample text.', { exact: false })).toBeVisible();
  await expectAccessible(terms);
  await terms.getByRole('tab', { name: 'Privacy policy' }).click();
  await expect(terms).toHaveURL(/document=privacy-policy/);
  await terms.reload();
  await expect(terms.getByRole('heading', { name: '1. Who is responsible' })).toBeVisible();
  await terms.close();
});

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  test('the terms fit the screen', async ({ page, stack }) => {
    await page.goto(`${stack.portalUrl}/terms-and-conditions`);
    await expect(page.getByRole('tab', { name: 'Términos de uso' })).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await whenSettled(page, () => page.evaluate(overflow))).toBe(0);
    await expectAccessible(page);
  });

  test('a newcomer signs up, verifies their email, and gets to the verification of their business', async ({
    page,
    stack,
    mailbox,
  }) => {
    const email = newEmail();
    await page.goto(`${stack.portalUrl}/auth`);
    await page.getByRole('button', { name: 'Iniciar sesión con LinkedIn' }).waitFor();
    await page.getByRole('link', { name: 'Regístrese' }).click();
    await expectAccessible(page);
    const link = await signUp(page, mailbox, { email, number: '2125550143' }, spanish);
    await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByText(`${email} está verificado. Ya puede iniciar sesión.`)).toBeVisible();

    await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
    await page.getByLabel(spanish.email).fill(email);
    await page.getByLabel(spanish.password, { exact: true }).fill(password);
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Continuar' }).click());
    await page.getByLabel('Código de un solo uso').fill(code);
    await page.getByRole('link', { name: 'Crear una empresa' }).click();
    await page.getByLabel('Identificador').fill(`ada_${Date.now() % 100_000}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crear la empresa' }).click();
    await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
    await expect(page.getByRole('heading', { level: 1, name: 'Verificación' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cuenta, perfil de la empresa' })).toContainText(
      'Pendiente',
    );
  });
});
