import { type Kysely, sql } from 'kysely';

/**
 * Counts and sums of an organization's invoices, so that no view of a screen counts them. Triggers append what a
 * statement changed, a job adds these changes up; readers read both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, entries, upkeep, backfill, indexes]) await sql.raw(statement).execute(db);
}

const keyColumns = `organization_id, side, currency, status, is_overdue, is_numbered, is_reported, has_failed_payment,
  discount_end_date`;

// `closed` are all statuses that nobody sums. A discount that no sum takes off has the date -infinity, which is before every day.
const tables = `
  create table invoice_sums (
    organization_id text not null,
    side text not null check (side in ('seller', 'buyer')),
    currency text not null,
    status text not null check (status in ('draft', 'scheduled', 'sent', 'closed')),
    is_overdue boolean not null,
    is_numbered boolean not null,
    is_reported boolean not null,
    has_failed_payment boolean not null,
    discount_end_date date not null,
    invoice_count bigint not null,
    total_due_minor numeric(38,0) not null,
    discount_minor numeric(38,0) not null,
    primary key (${keyColumns})
  );
  -- Rows come and go with every payment: space is reclaimed early, because readers pass over what is gone.
  create table invoice_sum_changes (
    organization_id text not null,
    id bigint not null generated always as identity,
    side text not null,
    currency text not null,
    status text not null,
    is_overdue boolean not null,
    is_numbered boolean not null,
    is_reported boolean not null,
    has_failed_payment boolean not null,
    discount_end_date date not null,
    invoice_count bigint not null,
    total_due_minor numeric(38,0) not null,
    discount_minor numeric(38,0) not null,
    primary key (organization_id, id)
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
  create view current_invoice_sums as
    select ${keyColumns}, invoice_count, total_due_minor, discount_minor from invoice_sums
    union all
    select ${keyColumns}, invoice_count, total_due_minor, discount_minor from invoice_sum_changes;
`;

// The triggers and the first filling both read here what an invoice adds to the sums of its two sides.
const entries = `
  create function invoice_sum_entries(invoice invoices)
    returns table (organization_id text, side text, currency text, status text, is_overdue boolean, is_numbered boolean,
      is_reported boolean, has_failed_payment boolean, discount_end_date date, invoice_count bigint,
      total_due_minor numeric, discount_minor numeric)
    language sql immutable
  begin atomic
    select party.organization_id, party.side, invoice.currency,
      case when state.is_open then invoice.status else 'closed' end,
      state.is_open and invoice.is_overdue,
      invoice.number is not null,
      state.is_open and invoice.external_notified_at is not null,
      state.is_open and invoice.last_payment_failure_code is not null,
      case when state.has_discount then invoice.early_discount_end_date else '-infinity'::date end,
      1::bigint,
      case when state.is_open then invoice.total_due_minor else 0::numeric end,
      case when state.has_discount then invoice.early_discount_minor else 0::numeric end
    from (values (invoice.seller_organization_id, 'seller'), (invoice.buyer_organization_id, 'buyer'))
        party (organization_id, side)
      cross join (select invoice.status in ('draft', 'scheduled', 'sent') as is_open,
        invoice.status = 'sent' and invoice.early_discount_minor > 0 and invoice.early_discount_end_date is not null
          as has_discount) state
    where party.organization_id is not null
      and (invoice.number is not null or (party.side = 'seller' and state.is_open));
  end;
`;

// Run as the owner: the app can't write sums, so they can't differ from the invoices.
const upkeep = `
  create function add_invoice_sums() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into invoice_sum_changes (${keyColumns}, invoice_count, total_due_minor, discount_minor)
      select ${keyOf('e')}, sum(e.invoice_count), sum(e.total_due_minor), sum(e.discount_minor)
      from added join invoices i on i.id = added.id, lateral invoice_sum_entries(i) e group by ${keyOf('e')};
    return null;
  end
  $$;

  create function change_invoice_sums() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into invoice_sum_changes (${keyColumns}, invoice_count, total_due_minor, discount_minor)
      select ${keyColumns}, sum(sign * invoice_count), sum(sign * total_due_minor), sum(sign * discount_minor)
      from (select -1 as sign, e.* from invoice_sum_entries(old) e
        union all select 1, e.* from invoice_sum_entries(new) e) change
      group by ${keyColumns}
      having sum(sign * invoice_count) <> 0 or sum(sign * total_due_minor) <> 0 or sum(sign * discount_minor) <> 0;
    return null;
  end
  $$;

  create function remove_invoice_sums() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into invoice_sum_changes (${keyColumns}, invoice_count, total_due_minor, discount_minor)
      select ${keyColumns}, -invoice_count, -total_due_minor, -discount_minor from invoice_sum_entries(old);
    return null;
  end
  $$;

  -- Adds a batch of changes to the sums and returns their number. Several may run at once.
  create function fold_invoice_sums(batch_size integer) returns integer language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    changes integer;
    organizations text[];
  begin
    with taken as (
      select organization_id, id from invoice_sum_changes order by organization_id, id limit batch_size
      for update skip locked
    ), removed as (
      delete from invoice_sum_changes c using taken t where c.organization_id = t.organization_id and c.id = t.id
      returning c.*
    ), folded as (
      -- In the order of the key, so that runs that share sums wait for each other instead of deadlocking.
      insert into invoice_sums as sums (${keyColumns}, invoice_count, total_due_minor, discount_minor)
        select ${keyColumns}, sum(invoice_count), sum(total_due_minor), sum(discount_minor) from removed
        group by ${keyColumns}
        having sum(invoice_count) <> 0 or sum(total_due_minor) <> 0 or sum(discount_minor) <> 0
        order by ${keyColumns}
      on conflict (${keyColumns}) do update set
        invoice_count = sums.invoice_count + excluded.invoice_count,
        total_due_minor = sums.total_due_minor + excluded.total_due_minor,
        discount_minor = sums.discount_minor + excluded.discount_minor
      returning organization_id, invoice_count
    )
    select (select count(*) from removed),
      (select array_agg(distinct organization_id) from folded where invoice_count = 0)
      into changes, organizations;
    delete from invoice_sums where organization_id = any(organizations)
      and invoice_count = 0 and total_due_minor = 0 and discount_minor = 0;
    return changes;
  end
  $$;

  create trigger invoices_sums_added after insert on invoices referencing new table as added
    for each statement execute function add_invoice_sums();
  create trigger invoices_sums_removed after delete on invoices
    for each row execute function remove_invoice_sums();
  create trigger invoices_sums_changed after update on invoices
    for each row when (
      (old.seller_organization_id, old.buyer_organization_id, old.number is null, old.currency, old.status, old.is_overdue,
        old.external_notified_at is null, old.last_payment_failure_code is null, old.early_discount_end_date,
        old.early_discount_minor, old.total_due_minor)
        is distinct from (new.seller_organization_id, new.buyer_organization_id, new.number is null, new.currency,
          new.status, new.is_overdue, new.external_notified_at is null, new.last_payment_failure_code is null,
          new.early_discount_end_date, new.early_discount_minor, new.total_due_minor))
    execute function change_invoice_sums();
`;

// The new triggers keep writers out until the commit.
const backfill = `
  insert into invoice_sums (${keyColumns}, invoice_count, total_due_minor, discount_minor)
    select ${keyOf('e')}, sum(e.invoice_count), sum(e.total_due_minor), sum(e.discount_minor)
    from invoices i, lateral invoice_sum_entries(i) e group by ${keyOf('e')};
`;

// Only the counts read these.
const indexes = `
  drop index invoices_income_open, invoices_expenses_open, invoices_failed_income, invoices_failed_expenses,
    invoices_reported_paid;
`;

function keyOf(table: string): string {
  return keyColumns.replaceAll(/\w+/g, (column) => `${table}.${column}`);
}
