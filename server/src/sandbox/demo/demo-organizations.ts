import type { AccountType, PostalAddress, StaffRole } from '@quittance/sdk/contract';
import type { InvitableRole } from '@quittance/sdk/rules';
import type { NewCurrencyAccount } from '../../organizations/index.ts';

/** The password of all demo people. It is printed at start and exists in sandbox mode only. */
export const demoPassword = 'Sandbox-Demo-7';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface DemoMember extends DemoPerson {
  readonly role: InvitableRole;
  /**
   * Has no authenticator app: the portal asks them to secure their account. Everybody else has one, whose codes the mailbox
   * shows, and reaches the dashboard.
   */
  readonly isInsecure?: true;
}

export interface DemoOrganization {
  /** Short name for references in the plan. */
  readonly key: string;
  readonly legalName: string;
  readonly handle: string;
  readonly organizationType: 'business' | 'solopreneur';
  readonly pricingTier: 'vault' | 'premium';
  readonly verificationStatus: 'approved' | 'in_progress';
  readonly website: string;
  readonly address: PostalAddress;
  readonly owner: DemoPerson;
  readonly members: readonly DemoMember[];
  /** Invites that nobody has accepted. */
  readonly invites?: readonly { readonly email: string; readonly role: InvitableRole }[];
  /** Handle of another business that the owner creates. */
  readonly secondHandle?: string;
  readonly accounts: readonly NewCurrencyAccount[];
  /** Days after the demo's first day; before the organization's first invoice. */
  readonly joinsOnDay: number;
  /** Deposited at the start of every month, in major units. */
  readonly monthlyDeposits: readonly { readonly currency: string; readonly amount: string }[];
}

const usd = (accountType: AccountType): NewCurrencyAccount => ({
  currency: 'USD',
  accountType,
});

export const demoOrganizations: readonly DemoOrganization[] = [
  {
    key: 'harbor',
    legalName: 'Harbor Studio LLC',
    handle: 'harborstudio',
    organizationType: 'business',
    pricingTier: 'premium',
    verificationStatus: 'approved',
    website: 'https://harborstudio.example',
    address: { line1: '48 Wharf Street', city: 'Portland', subdivision: 'ME', postalCode: '04101', country: 'US' },
    owner: { email: 'maya@harborstudio.example', firstName: 'Maya', lastName: 'Okafor' },
    members: [
      {
        email: 'theo@harborstudio.example',
        firstName: 'Theo',
        lastName: 'Lindqvist',
        role: 'manager',
        isInsecure: true,
      },
      { email: 'ines@harborstudio.example', firstName: 'Inés', lastName: 'Carvalho', role: 'read-only' },
      { email: 'ruth@harborstudio.example', firstName: 'Ruth', lastName: 'Amsel', role: 'no-access' },
      {
        email: 'nora@harborstudio.example',
        firstName: 'Nora',
        lastName: 'Vance',
        role: 'manager',
      },
    ],
    invites: [{ email: 'books@ledgerlane.example', role: 'read-only' }],
    accounts: [usd('traditional'), usd('merchant'), { currency: 'EUR' }, { currency: 'GBP' }],
    joinsOnDay: 0,
    monthlyDeposits: [
      { currency: 'USD', amount: '2500.00' },
      { currency: 'EUR', amount: '1800.00' },
      { currency: 'GBP', amount: '640.00' },
    ],
  },
  {
    key: 'northwind',
    legalName: 'Northwind Robotics Inc',
    handle: 'northwind',
    organizationType: 'business',
    pricingTier: 'premium',
    verificationStatus: 'approved',
    website: 'https://northwindrobotics.example',
    address: {
      line1: '900 Innovation Way',
      line2: 'Building C',
      city: 'Austin',
      subdivision: 'TX',
      postalCode: '78701',
      country: 'US',
    },
    owner: { email: 'liam@northwindrobotics.example', firstName: 'Liam', lastName: 'Brennan' },
    members: [
      {
        email: 'priya@northwindrobotics.example',
        firstName: 'Priya',
        lastName: 'Raman',
        role: 'manager',
        isInsecure: true,
      },
      {
        email: 'samuel@northwindrobotics.example',
        firstName: 'Samuel',
        lastName: 'Ortiz',
        role: 'manager',
      },
    ],
    accounts: [usd('traditional'), { currency: 'EUR' }, { currency: 'SGD' }],
    joinsOnDay: 1,
    monthlyDeposits: [
      { currency: 'USD', amount: '48000.00' },
      { currency: 'EUR', amount: '9000.00' },
      { currency: 'SGD', amount: '3200.00' },
    ],
  },
  {
    key: 'cedar',
    legalName: 'Cedar & Finch Trading Co',
    handle: 'cedarfinch',
    organizationType: 'business',
    pricingTier: 'vault',
    verificationStatus: 'approved',
    website: 'https://cedarandfinch.example',
    address: { line1: '12 Orchard Lane', city: 'Burlington', subdivision: 'VT', postalCode: '05401', country: 'US' },
    owner: { email: 'hannah@cedarandfinch.example', firstName: 'Hannah', lastName: 'Weiss' },
    members: [],
    secondHandle: 'finch_prints',
    accounts: [usd('traditional'), { currency: 'CAD' }],
    joinsOnDay: 4,
    monthlyDeposits: [
      { currency: 'USD', amount: '16500.00' },
      { currency: 'CAD', amount: '2400.00' },
    ],
  },
  {
    key: 'solstice',
    legalName: 'Rosa Delgado, Solstice Coffee',
    handle: 'solstice',
    organizationType: 'solopreneur',
    pricingTier: 'vault',
    verificationStatus: 'approved',
    website: 'https://solsticecoffee.example',
    address: { line1: '77 Mission Street', city: 'Santa Fe', subdivision: 'NM', postalCode: '87501', country: 'US' },
    owner: { email: 'rosa@solsticecoffee.example', firstName: 'Rosa', lastName: 'Delgado' },
    members: [],
    accounts: [usd('traditional'), { currency: 'MXN' }],
    joinsOnDay: 6,
    monthlyDeposits: [
      { currency: 'USD', amount: '5200.00' },
      { currency: 'MXN', amount: '38000.00' },
    ],
  },
  {
    key: 'fieldwork',
    legalName: 'Fieldwork Office Supply Inc',
    handle: 'fieldwork',
    organizationType: 'business',
    pricingTier: 'premium',
    verificationStatus: 'approved',
    website: 'https://fieldwork.example',
    address: { line1: '5 Foundry Road', city: 'Pittsburgh', subdivision: 'PA', postalCode: '15222', country: 'US' },
    owner: { email: 'omar@fieldwork.example', firstName: 'Omar', lastName: 'Haddad' },
    members: [],
    accounts: [usd('traditional')],
    joinsOnDay: 11,
    monthlyDeposits: [{ currency: 'USD', amount: '7400.00' }],
  },
  {
    key: 'blueline',
    legalName: 'Blueline Logistics GmbH',
    handle: 'blueline',
    organizationType: 'business',
    pricingTier: 'vault',
    verificationStatus: 'in_progress',
    website: 'https://blueline-logistics.example',
    address: { line1: 'Hafenstraße 21', city: 'Hamburg', postalCode: '20457', country: 'DE' },
    owner: { email: 'jonas@blueline-logistics.example', firstName: 'Jonas', lastName: 'Keller' },
    members: [],
    accounts: [],
    joinsOnDay: 37,
    monthlyDeposits: [],
  },
];

/** Buyers without an account, who pay by the link in their mail. */
export const demoGuests = {
  bakery: { name: 'Elm Street Bakery', email: 'accounts@elmstreetbakery.example' },
  clinic: { name: 'Riverside Veterinary Clinic', email: 'billing@riversidevet.example' },
  theatre: { name: 'The Lantern Theatre', email: 'office@lanterntheatre.example' },
} as const;

export interface DemoStaff extends DemoPerson {
  readonly role: StaffRole;
}

export const demoStaff: readonly DemoStaff[] = [
  { email: 'grace@quittance.example', firstName: 'Grace', lastName: 'Adeyemi', role: 'compliance-head' },
  { email: 'viktor@quittance.example', firstName: 'Viktor', lastName: 'Petrov', role: 'compliance-head' },
  { email: 'noor@quittance.example', firstName: 'Noor', lastName: 'Rahman', role: 'compliance-admin' },
  { email: 'sam@quittance.example', firstName: 'Sam', lastName: 'Whitaker', role: 'customer-success' },
  { email: 'elena@quittance.example', firstName: 'Elena', lastName: 'Marchetti', role: 'finance' },
];
