import type { Cookie, Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';

/** People of the demo, by their role in the journeys. */
export const people = {
  /** Sells; Harbor Studio LLC. */
  seller: 'maya@harborstudio.example',
  /** Buys, and has an account; Northwind Robotics Inc. */
  buyer: 'liam@northwindrobotics.example',
  /** Read-only; Harbor Studio LLC. */
  reader: 'ines@harborstudio.example',
  /** Owns Fieldwork Office Supply Inc, and no other business. */
  supplier: 'omar@fieldwork.example',
  /** Manages Harbor Studio LLC. */
  secured: 'nora@harborstudio.example',
  /** Without access; Harbor Studio LLC. */
  outsider: 'ruth@harborstudio.example',
  /** Owns Blueline Logistics GmbH, which is not verified yet. */
  unverified: 'jonas@blueline-logistics.example',
  /** Owns Solstice Coffee, a solopreneur with the plan Vault. */
  solopreneur: 'rosa@solsticecoffee.example',
  head: 'grace@quittance.example',
  /** Manages staff; also a compliance head. */
  otherHead: 'viktor@quittance.example',
  /** Works in finance. */
  finance: 'elena@quittance.example',
} as const;

export const demoPassword = 'Sandbox-Demo-7';

interface Entrance {
  /** The surface: portal or back office. */
  readonly url: string;
  readonly email: string;
  /** Default: that of the demo's people. */
  readonly password?: string;
}

/** Signs in with password and code, mailed or of an authenticator app. For tests of signing in and of what follows it; others use `enterAs`. */
export async function signIn(page: Page, mailbox: Mailbox, options: Entrance): Promise<void> {
  await page.goto(options.url);
  await page.getByLabel('Email').fill(options.email);
  await page.getByLabel('Password', { exact: true }).fill(options.password ?? demoPassword);
  const code = await mailbox.codeAfter(options.email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('navigation').first().waitFor();
}

/** Cookies of the people who have signed in on this worker, by surface and address. */
const keptSessions = new Map<string, readonly Cookie[]>();

/** Opens a surface as a person: by their session of an earlier test while it lasts, else by signing in. */
export async function enterAs(page: Page, mailbox: Mailbox, { url, email }: Entrance): Promise<void> {
  const place = `${new URL(url).origin} ${email}`;
  const kept = keptSessions.get(place);
  if (kept) {
    await page.context().addCookies([...kept]);
    // The sign-in page shows its form before it knows of the session; the start page waits.
    await page.goto(new URL('/', url).href);
    const inside = page.getByRole('navigation');
    await inside.or(page.getByLabel('Email')).first().waitFor();
    if ((await inside.count()) > 0) return;
  }
  await signIn(page, mailbox, { url, email });
  keptSessions.set(place, await page.context().cookies(url));
}
