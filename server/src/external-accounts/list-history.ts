import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';

type History = CallOutput<Contract['getExternalAccount']>['history'];

const maxEvents = 50;

/** Lists what happened to an account, newest first. */
export async function listHistory(db: Connection, accountId: string): Promise<History> {
  const rows = await db
    .selectFrom('external_account_events as event')
    .leftJoin('people', 'people.id', 'event.person_id')
    .select(['event.id', 'event.at', 'event.event', 'event.name', 'event.outcome', 'first_name', 'last_name'])
    .where('event.account_id', '=', accountId)
    .orderBy('event.id', 'desc')
    .limit(maxEvents)
    .execute();
  return rows.map(({ id, at, event, name, outcome, first_name, last_name }) => ({
    _id: id,
    at: at.toISOString(),
    event,
    ...(first_name !== null && last_name !== null && { by: `${first_name} ${last_name}` }),
    ...(name !== null && { name }),
    ...(outcome !== null && { outcome }),
  }));
}
