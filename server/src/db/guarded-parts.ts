import { guardedFunctions } from './close-to-public.ts';

/** Tables of events and payments. Tables of the ledger and the chain heads are recognized by their names. */
const guardedTables = ['audit_events', 'event_seals', 'events_unsealed', 'invoice_events', 'invoice_payments'];

/** Whether the ledger verification compares the table with the migrations. */
export const isGuardedTable = (table: string): boolean =>
  /^(anchor\.|ledger_)/.test(table) || guardedTables.includes(table);

const guardedName = new RegExp(`^anchor\\.|${guardedFunctions}`);

/**
 * Returns a test for the parts of the schema that guard the ledger: the guarded tables with everything that belongs to
 * them, the functions of the ledger, and the trigger functions that the expected schema names for these tables.
 * @param expected definition of each part by its kind and name, such as `trigger ledger_lines.ledger_lines_1_check`
 */
export function partsThatGuard(expected: ReadonlyMap<string, string>): (part: string) => boolean {
  const triggers = [...expected].filter(
    ([part]) => part.startsWith('trigger ') && isGuardedTable(tableOf(nameOf(part))),
  );
  const called = new Set(triggers.map(([, text]) => / EXECUTE FUNCTION (?:public\.)?([\w.]+)\(/.exec(text)?.[1]));
  return (part) => {
    const name = nameOf(part);
    if (part.startsWith('schema ')) return true;
    if (part.startsWith('table ')) return isGuardedTable(name);
    if (part.startsWith('function ')) return guardedName.test(name) || called.has(name.slice(0, name.indexOf('(')));
    return isGuardedTable(tableOf(name));
  };
}

const nameOf = (part: string): string => part.slice(part.indexOf(' ') + 1);

/** `ledger_lines.ledger_lines_1_check` → `ledger_lines`; `anchor.heads.chain` → `anchor.heads`. */
const tableOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));
