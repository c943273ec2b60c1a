import { handInCompany, newApplication } from '../support/applicants.ts';
import { callAs } from '../support/calls.ts';
import { enterCard } from '../support/card-fields.ts';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card, fillPublicOffice, handIn, next, titled } from '../support/verification-pages.ts';
import { spanish as words } from '../support/verification-words.ts';

test('what is typed without a network is kept, said, and saved once it is back', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('activity');
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Business details')).toBeVisible();
  await page.getByLabel('Legal name').fill('Ada Vale Kites');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Trading name').fill('Kites by Ada');
  await expect(page.getByText('Couldn’t save: Business details. We’ll try again with your next change.')).toBeVisible();
  await expect(page.getByLabel('Trading name')).toHaveValue('Kites by Ada');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Trading name')).toHaveValue('Kites by Ada');
});

test('in a second tab, answers of the first are not overwritten', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('activity');
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Business details')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${stack.portalUrl}/verify`);
  await tab.getByLabel('Legal name').fill('Of the second tab');
  await expect(tab.getByText(/^Saved /)).toBeVisible();
  await page.getByLabel('Trading name').fill('Of the first tab');
  await expect(page.getByText('These answers were changed elsewhere')).toBeVisible();
  await expect(page.getByLabel('Trading name')).toHaveValue('Of the first tab');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('Of the second tab');
});

test('answers of other pages are saved before those of another tab replace what was typed', async ({
  page,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('activity');
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Business details')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${stack.portalUrl}/verify`);
  await tab.getByLabel('Legal name').fill('Of the second tab');
  await expect(tab.getByText(/^Saved /)).toBeVisible();
  await page.getByLabel('Trading name').fill('Of the first tab');
  await expect(page.getByText(/saved others on another device: Business details\./)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(titled(page, 'Your activity')).toBeVisible();
  await test.step('without a network, nothing is replaced, and what is not saved is named', async () => {
    await page.route('**/verification/risk-profile', (route) => route.abort());
    await page.getByRole('radio', { name: 'USD 50,000 to 500,000' }).check();
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByText(/We also couldn’t save: Your activity\./)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/verification/risk-profile');
  });
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByText('These answers were changed elsewhere')).toHaveCount(0);
  // A changed page is to be submitted again, so the wizard opens on it.
  await expect(titled(page, 'Your activity')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'USD 50,000 to 500,000' })).toBeChecked();
});

test('nothing is handed in while a page could not be saved', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer();
  await applicant.save('POST', 'set-kyc-vendor-dummy');
  await applicant.save('POST', 'pep', { publicOffice: 'none', isConfirmed: true });
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Review')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Progress of your verification' });
  const notSaved = page.getByText('Couldn’t save: Business details. We’ll try again with your next change.');
  await test.step('a page is changed while the server can’t be reached', async () => {
    await page.route('**/verification/kyb', (route) => route.abort());
    await steps.getByRole('button', { name: /^Business details/ }).click();
    await page.getByLabel('Trading name').fill('Kites by Ada');
    await expect(notSaved).toBeVisible();
    await steps.getByRole('button', { name: /^Public offices/ }).click();
    await expect(titled(page, 'Public offices')).toBeVisible();
    await next(page);
    await expect(titled(page, 'Review')).toBeVisible();
  });
  await test.step('the review saves it first, and hands nothing in', async () => {
    const handedIn: string[] = [];
    page.on('request', (request) => handedIn.push(...[request.url()].filter((url) => url.endsWith('-and-finalize'))));
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/verification/kyb'));
    await handIn(page);
    await tried;
    await expect(notSaved).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hand in' })).toBeEnabled();
    await expect(titled(page, 'Review')).toBeVisible();
    await expectAccessible(page);
    expect(handedIn).toEqual([]);
    const { verificationStatus } = await callAs<{ verificationStatus: string }>(page, 'GET', '/verification');
    expect(verificationStatus).toBe('in_progress');
  });
  await test.step('once it is saved and submitted, everything is handed in', async () => {
    await page.unroute('**/verification/kyb');
    await steps.getByRole('button', { name: /^Business details/ }).click();
    await expect(page.getByLabel('Trading name')).toHaveValue('Kites by Ada');
    await next(page);
    await expect(titled(page, 'Documents')).toBeVisible();
    await steps.getByRole('button', { name: /^Public offices/ }).click();
    await expect(titled(page, 'Public offices')).toBeVisible();
    await next(page);
    await expect(titled(page, 'Review')).toBeVisible();
    await handIn(page);
    await expect(page).toHaveURL(`${stack.portalUrl}/in-review`);
  });
});

test('a date that is still to come is refused and kept, and what is said follows the language', async ({
  page,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('business');
  await page.goto(`${stack.portalUrl}/verify`);
  const date = page.getByLabel('Date on the document');
  await test.step('each field that is empty is marked', async () => {
    await expect(titled(page, 'Documents')).toBeVisible();
    await next(page);
    const document = card(page, 'Proof of the business address');
    for (const label of ['File', 'Language of the document', 'Date on the document']) {
      await expect(document.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByText('This field is required.')).toHaveCount(1);
  });
  await test.step('the date', async () => {
    await date.fill('01 Jan 2040');
    await date.press('Tab');
    await expect(date).toHaveValue('01 Jan 2040');
    await expect(date).toHaveAccessibleDescription(/Please choose \d\d \w{3} \d{4} or an earlier date\./);
    await next(page);
    await expect(titled(page, 'Documents')).toBeVisible();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('the file, refused for its size', async () => {
    const buffer = Buffer.alloc(5 * 1_048_576 + 1, '%PDF-1.7\n');
    await page.getByLabel('File').setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByLabel('File')).toHaveAccessibleDescription(/large\.pdf exceeds the size limit of 5 MB\./);
  });
  await test.step('in Spanish, nothing of it is English', async () => {
    await choosePreference(page, 'Español');
    await expect(titled(page, 'Documentos')).toBeVisible();
    await expect(page.getByLabel(words.issuedOn)).toHaveValue('01 ene 2040');
    await expect(page.getByLabel(words.issuedOn)).toHaveAccessibleDescription(/Elija el .* o una fecha anterior\./);
    await expect(page.getByLabel(words.file)).toHaveAccessibleDescription(/large\.pdf supera el límite de 5 MB\./);
    await expect(page.getByLabel(words.language)).toHaveAccessibleDescription('Seleccione un idioma.');
    await expectAccessible(page);
    await choosePreference(page, 'English');
    await expect(page.getByLabel('Language of the document')).toHaveAccessibleDescription('Please select a language.');
  });
  await test.step('after a reload the date is there, and still refused', async () => {
    await page.reload();
    await expect(date).toHaveValue('01 Jan 2040');
    await expect(date).toHaveAttribute('aria-invalid', 'true');
  });
});

test('the vendor asks for another try, and then denies', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer();
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Identity check')).toBeVisible();
  const open = page.getByRole('button', { name: 'Check my identity' });
  const decide = async (decision: RegExp, said: string) => {
    const opened = page.waitForEvent('popup');
    await open.click();
    const vendor = await opened;
    await vendor.getByRole('button', { name: decision }).click();
    await expect(vendor.getByText(said)).toBeVisible();
    await vendor.close();
  };
  await test.step('the way to the vendor is the first button, and nothing is finished before', async () => {
    await expect(page.getByRole('button', { name: 'I’ve finished it' })).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('another try', async () => {
    await decide(/^Try again/, 'The vendor could not decide. Please start again.');
    await page.getByRole('button', { name: 'I’ve finished it' }).click();
    await expect(page.getByText(/^The check didn’t work\. Try again in good light/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('denied', async () => {
    await decide(/^Deny/, 'The identity was denied.');
    await page.getByRole('button', { name: 'I’ve finished it' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'We can’t open accounts for your company' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('a window that the browser blocks is offered as a link, and the page stays', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Identity check')).toBeVisible();
  await page.getByRole('button', { name: 'Check my identity' }).click();
  await expect(page.getByText('Your browser blocked the window of the check.')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it in a new tab' }).click();
  const vendor = await opened;
  await vendor.getByRole('button', { name: /^Approve/ }).click();
  await expect(vendor.getByText('The identity was approved.')).toBeVisible();
  await vendor.close();
  await page.getByRole('button', { name: 'I’ve finished it' }).click();
  await expect(titled(page, 'Public offices')).toBeVisible();
});

test('a check of the identity that is put off stays so after a reload', async ({ page, stack, mailbox }) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer();
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Identity check')).toBeVisible();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/me/preferences'));
  await page.getByRole('button', { name: 'Do it later' }).click();
  await noted;
  await expect(titled(page, 'Public offices')).toBeVisible();
  await page.reload();
  await expect(titled(page, 'Public offices')).toBeVisible();
});

test('the page of the fee opens on its card after a reload, and takes a second card', async ({
  page,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer();
  await applicant.save('POST', 'set-kyc-vendor-dummy');
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(titled(page, 'Public offices')).toBeVisible();
  await fillPublicOffice(page);
  await next(page);
  await expect(titled(page, 'Review')).toBeVisible();
  await applicant.save('POST', 'review-and-finalize', { certified: true });
  await page.goto(`${stack.portalUrl}/onboarding-checkout`);
  const enter = page.getByRole('button', { name: 'Enter card details' });
  await enter.click();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await page.reload();
  await expect(titled(page, 'Onboarding fee')).toBeVisible();
  await enter.click();
  await enterCard(page, { number: '4000 0000 0000 0002' });
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Your card details are invalid. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await choosePreference(page, 'Español');
  await expect(page.getByText('Los datos de su tarjeta no son válidos. Inténtelo de nuevo.')).toBeVisible();
  await choosePreference(page, 'English');
  await enter.click();
  await enterCard(page, { number: '4242 4242 4242 4242' });
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(titled(page, 'Referral partners')).toBeVisible();
  await page.goto(`${stack.portalUrl}/onboarding-checkout`);
  await expect(page.getByText('Your card: Visa ending in 4242.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verification' })).toHaveAttribute('aria-current', 'page');
  // With a card, the way on comes before another card.
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: 'Use another card' })).not.toHaveClass(/primary/);
});

test('after the hand-in, a reload leads back to the page where the owner was', async ({ page, stack, mailbox }) => {
  await handInCompany(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await page.goto(`${stack.portalUrl}/in-review`);
  await expect(titled(page, 'Congratulations!')).toBeVisible();
  const goOn = async (button: string, title: string) => {
    const noted = page.waitForResponse((answer) => answer.url().endsWith('/verification/finish-step'));
    await page.getByRole('button', { name: button }).click();
    await noted;
    await expect(titled(page, title)).toBeVisible();
    await page.reload();
    await expect(titled(page, title)).toBeVisible();
  };
  await goOn('Continue', 'Onboarding fee');
  await goOn('Do it later', 'Referral partners');
  await goOn('Skip', 'Waiting lists');
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/verification/finish-onboarding'));
  await page.getByRole('button', { name: 'Finish' }).click();
  await noted;
  await page.reload();
  await expect(page.getByText('We’re checking your details')).toBeVisible();
  await expect(page.getByText('You haven’t added a card yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(titled(page, 'Onboarding fee')).toBeVisible();
});

test('a handle that is taken is refused, and one that was handed in can only be read', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const { handle: chosen, save } = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await save('POST', 'setup', { isDraft: true });
  await page.goto(`${stack.portalUrl}/verify`);
  const handle = page.getByRole('textbox', { name: 'Handle' });
  await test.step('characters that can’t be part of it are dropped, which is said', async () => {
    await expect(handle).toHaveValue(chosen);
    await handle.fill('Á b!');
    await expect(handle).toHaveValue('ab');
    await expect(page.getByText(/Only letters without accents, digits and underscores.* it is now ab\./)).toBeVisible();
  });
  await test.step('taken', async () => {
    await handle.fill('harborstudio');
    await expect(handle).toHaveAccessibleDescription(/harborstudio is already taken\. Please choose another handle\./);
    await expectAccessible(page);
  });
  await test.step('handed in, and returned for another reason', async () => {
    const owner = await newVisitor();
    const applicant = await handInCompany(owner, mailbox, stack.portalUrl, { business: 'solopreneur' });
    const staff = await newVisitor();
    await enterAs(staff, mailbox, { url: stack.adminUrl, email: people.head });
    const { items } = await callAs<{ items: { organizationId: string }[] }>(
      staff,
      'GET',
      `/admin/verification/companies?limit=1&search=${applicant.handle}`,
    );
    const body = { organizationId: items[0]?.organizationId, step: 'kyb', note: 'The address is another one.' };
    await callAs(staff, 'PUT', '/admin/verification/deny-step', body);
    await owner.goto(`${stack.portalUrl}/verify`);
    await owner.getByRole('button', { name: /^Your account/ }).click();
    await expect(titled(owner, 'Your account')).toBeVisible();
    const own = owner.getByRole('textbox', { name: 'Handle' });
    await expect(own).toHaveValue(applicant.handle);
    await expect(own).toHaveAttribute('readonly', '');
    await expectAccessible(owner);
  });
});
