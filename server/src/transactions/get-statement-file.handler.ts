import { type Handler, organizationOf } from '../kernel/index.ts';
import { readStatement } from './statement.ts';
import { writeStatementFile } from './write-statement-file.ts';

export const handler: Handler<'getStatementFile'> = async (context, { query: { format, ...query } }) => {
  const statement = await readStatement(context.db, { ...query, organizationId: organizationOf(context.actor) });
  return await writeStatementFile(context, statement, format);
};
