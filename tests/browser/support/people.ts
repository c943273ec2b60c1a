import type { Locator, Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import { type BrowserState, openSession } from './sessions.ts';

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
  /** Administers compliance: asks, but doesn't decide about the release of blocked money. */
  complianceAdmin: 'noor@quittance.example',
  /** Works in finance. */
  finance: 'elena@quittance.example',
  /** Speaks with customers. */
  support: 'sam@quittance.example',
} as const;

export const demoPassword = 'Sandbox-Demo-7';

interface Entrance {
  /** Of a page, or of its surface: portal or back office. */
  readonly url: string;
  readonly email: string;
  /** Default: that of the demo's people. */
  readonly password?: string;
}

/** The menu of the signed-in person. People who may open none of its pages have no navigation. */
export const userMenu = (page: Page): Locator => page.getByRole('button', { name: /^(Account of|Cuenta de) / });

/** Signs in on the sign-in page. For tests of signing in and of what follows it; others use `enterAs`. */
export async function signIn(page: Page, mailbox: Mailbox, options: Entrance): Promise<void> {
  await page.goto(options.url);
  await page.getByLabel('Email').fill(options.email);
  await page.getByLabel('Password', { exact: true }).fill(options.password ?? demoPassword);
  const code = await mailbox.codeAfter(options.email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('One-time code').fill(code);
  await userMenu(page).waitFor();
}

/** The sessions of people on this worker, by surface and address. */
const sessions = new Map<string, BrowserState>();

/** Gives the page's browser the session of a person: that of an earlier test while it lasts. Ends on a page that runs nothing. */
export async function resumeSession(page: Page, mailbox: Mailbox, { url, email, password }: Entrance): Promise<void> {
  const { origin } = new URL(url);
  const place = `${origin} ${email}`;
  const credentials = { origin, email, password: password ?? demoPassword };
  sessions.set(place, await openSession(page, mailbox, credentials, sessions.get(place)));
}

/** Opens a page as a person. */
export async function enterAs(page: Page, mailbox: Mailbox, entrance: Entrance): Promise<void> {
  await resumeSession(page, mailbox, entrance);
  await page.goto(entrance.url);
}
