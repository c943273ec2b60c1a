/** The TypeScript type that node-postgres returns for each column type, with the parsers of connect.ts. */
const readAs: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'NonNullable<unknown>',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'Date',
};

/**
 * Writes the columns of our tables as TypeScript, for the compiler to compare with the declared tables.
 * @param lines of the schema description
 */
export function writeColumns(lines: readonly string[]): string {
  const tables = lines.flatMap((line) => /^table (\w+): table/.exec(line)?.[1] ?? []).filter(isOurs);
  return [
    '// The columns that the database really has; written by schema-description.db.test.ts.',
    'export interface SchemaColumns {',
    ...tables.flatMap((table) => [
      `  ${table}: {`,
      ...columnsOf(table, lines).map((column) => `    ${column};`),
      '  };',
    ]),
    '}',
    '',
    '/** The columns that an insert may leave out although they are never null. */',
    'export interface SchemaDefaults {',
    ...tables.map((table) => `  ${table}: ${defaultsOf(table, lines)};`),
    '}',
    '',
  ].join('\n');
}

/** Kysely owns two tables. */
const isOurs = (table: string): boolean => !table.startsWith('kysely_');

const columnsOf = (table: string, lines: readonly string[]): readonly string[] =>
  describedColumns(table, lines).map(({ name, text }) => `${name}: ${typeOf(`${table}.${name}`, text)}`);

/** A union of names: `'created_at' | 'id'`. */
const defaultsOf = (table: string, lines: readonly string[]): string =>
  describedColumns(table, lines)
    .filter(({ text }) => isNeverNull(text) && / (?:default|identity|generated)\b/.test(text))
    .map(({ name }) => `'${name}'`)
    .join(' | ') || 'never';

const describedColumns = (table: string, lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, name, text = ''] = new RegExp(`^column ${table}\\.(\\w+): (.*)$`).exec(line) ?? [];
    return name === undefined ? [] : [{ name, text }];
  });

const isNeverNull = (text: string): boolean => / not null\b/.test(text.replace(/ default .*$/, ''));

/** `text not null default 'x'::text` → `string`. */
function typeOf(column: string, text: string): string {
  const declared = text.replace(/ (?:not null|default|identity|generated)\b.*$/, '').replace(/\([\d,]+\)/, '');
  const type = readAs[declared];
  if (type === undefined) throw new Error(`${column} is of type ${declared}: say in schema-columns.ts how it is read.`);
  return isNeverNull(text) ? type : `${type} | null`;
}
