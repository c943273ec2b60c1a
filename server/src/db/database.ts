import type { Kysely } from 'kysely';
import type { ClockTables } from '../clock/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { InvoiceTables } from '../invoices/tables.ts';
import type { KernelTables } from '../kernel/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { NotificationTables } from '../notifications/tables.ts';
import type { OrganizationTables } from '../organizations/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { ProviderTables } from '../providers/tables.ts';
import type { WidgetReleaseTables } from '../widget-releases/tables.ts';

/** Every table, put together from what each area declares of its own. */
export interface Database
  extends KernelTables,
    ClockTables,
    LedgerTables,
    IdentityTables,
    OrganizationTables,
    NotificationTables,
    InvoiceTables,
    PaymentTables,
    ProviderTables,
    WidgetReleaseTables {}

/** The pool or an open transaction: what an operation needs to read and write. */
export type Connection = Kysely<Database>;
