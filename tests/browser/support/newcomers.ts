import { expect, type Page } from '@playwright/test';
import { linkIn, type Mailbox } from './mailbox.ts';

export const password = 'Correct-Horse-1';
export const newEmail = () => `${crypto.randomUUID()}@newcomer.example`;

export const english = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Mobile number',
  password: 'Password',
  accept: /I have read and accept/,
  submit: 'Sign up',
  sent: 'Check your email',
  subject: 'Verify your email',
};

export const spanish: typeof english = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Número de móvil',
  password: 'Contraseña',
  accept: /He leído y acepto/,
  submit: 'Registrarse',
  sent: 'Revise su correo',
  subject: 'Verifique su correo',
};

export interface Newcomer {
  readonly email: string;
  /** Without the calling code of the United States. */
  readonly number: string;
}

/** Fills in the sign-up. */
export async function fillIn(page: Page, { email, number }: Newcomer, words = english): Promise<void> {
  await page.getByLabel(words.firstName).fill('Ada');
  await page.getByLabel(words.lastName).fill('Vale');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('textbox', { name: words.phone }).fill(`+1${number}`);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: words.accept }).check();
}

/** Signs up, and returns the mailed link. */
export async function signUp(page: Page, mailbox: Mailbox, newcomer: Newcomer, words = english): Promise<string> {
  await fillIn(page, newcomer, words);
  const submit = async () => {
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  };
  const mail = await mailbox.messageAfter(newcomer.email, submit, ({ subject }) => subject.startsWith(words.subject));
  return linkIn(mail, 'http');
}
