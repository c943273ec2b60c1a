import { streamOf } from '../csv/index.ts';
import { type Handler, organizationOf, refuseFormat } from '../kernel/index.ts';
import { writeStatementProof } from './statement-proof.ts';

export const handler: Handler<'getStatementProof'> = (context, { query }) => {
  if (query.to < query.from) throw refuseFormat('to');
  const statement = { ...query, organizationId: organizationOf(context.actor) };
  return {
    name: `statement-proof-${query.currency}-${query.from}-${query.to}.json`,
    type: 'application/json',
    content: streamOf(writeStatementProof(context.db, statement)),
  };
};
