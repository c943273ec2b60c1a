import { expect, type Page } from '@playwright/test';

interface ProviderAccount {
  readonly email: string;
  readonly isVerified?: boolean;
}

const words = {
  en: { title: /^Sign in with /, first: 'First name', last: 'Last name', email: 'Email', submit: 'Continue' },
  es: {
    title: /^Iniciar sesión con /,
    first: 'Nombre',
    last: 'Apellidos',
    email: 'Correo electrónico',
    submit: 'Continuar',
  },
} as const;

/** Types an account on the sandbox's page of a provider. */
export async function useAccount(
  page: Page,
  { email, isVerified = true }: ProviderAccount,
  language: keyof typeof words = 'en',
): Promise<void> {
  const { title, first, last, email: address, submit } = words[language];
  // The sign-up page has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(first).fill('Ada');
  await page.getByLabel(last).fill('Vale');
  await page.getByLabel(address, { exact: true }).fill(email);
  if (!isVerified) await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: submit }).click();
}
