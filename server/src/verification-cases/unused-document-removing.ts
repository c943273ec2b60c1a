import type { BusinessDate } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../db/index.ts';
import { removeUnusedFile } from '../files/index.ts';
import { lockPerson } from '../identity/index.ts';
import type { RecurringWork } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { type AnsweringOwner, listAnsweredFiles } from '../verification/index.ts';

/** How long an upload may wait until an answer names it, from a date on. */
interface UnusedTerms {
  readonly from: BusinessDate;
  readonly days: number;
}

/** Oldest first. Add an entry to change the time. */
const history: readonly UnusedTerms[] = [{ from: '2021-01-01', days: 30 }];

const daysOn = (date: BusinessDate): number => history.findLast(({ from }) => from <= date)?.days ?? 30;

const batchSize = 100;

/**
 * Removes uploads that were meant for a verification and that no case refers to: no saved answer or reply names them, drafts
 * included, and no staff member reviewed them. Their bytes are deleted like those of removed files.
 */
export const unusedDocumentRemoving: RecurringWork = {
  name: 'unused-document-removing',
  everySeconds: 86_400,
  lock: 'unusedDocumentRemoving',
  async run(app) {
    const days = daysOn(await app.clock.today(app.db));
    const answeredFiles = rememberAnsweredFiles(app);
    let [removed, after] = [0, ''];
    for (;;) {
      const uploads = await listOldUploads(app.db, { days, after });
      for (const upload of uploads) if (await remove(app, upload, answeredFiles)) removed += 1;
      after = uploads.at(-1)?.id ?? '';
      if (uploads.length < batchSize) break;
    }
    if (removed > 0) app.log.info({ removed }, 'removed uploads that no verification refers to');
  },
};

interface Upload {
  readonly id: string;
  readonly owner: AnsweringOwner;
}

/** Lists old uploads that no reply and no review names. Whether answers name them is looked up later, because answers are sealed. */
async function listOldUploads(
  db: Connection,
  { days, after }: { readonly days: number; readonly after: string },
): Promise<readonly Upload[]> {
  const rows = await db
    .selectFrom('files')
    .select(['files.id', 'files.organization_id', 'files.person_id'])
    .where('file_group', 'in', ['documentation', 'additionalInfoRequest', 'proofOfPhysicalResidentialAddress'])
    .where('state', '=', 'kept')
    .where('uploaded_by_kind', '=', 'customer')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('files.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('information_request_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('file_reviews').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .orderBy('files.id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, organization_id, person_id }) => ({
    id,
    owner: organization_id === null ? { personId: person_id ?? '' } : { organizationId: organization_id },
  }));
}

type AnsweredFiles = (owner: AnsweringOwner) => Promise<ReadonlySet<string>>;

/** Reads what the answers of each owner name, once for all of its uploads. */
function rememberAnsweredFiles(app: App): AnsweredFiles {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (owner) => {
    const id = 'organizationId' in owner ? owner.organizationId : owner.personId;
    const files = known.get(id) ?? listAnsweredFiles({ app, db: app.db }, owner);
    known.set(id, files);
    return files;
  };
}

async function remove(app: App, { id, owner }: Upload, answeredFiles: AnsweredFiles): Promise<boolean> {
  // Most are answers: no need to lock anything for them.
  if ((await answeredFiles(owner)).has(id)) return false;
  const isAnswer = async (db: Connection) => (await listAnsweredFiles({ app, db }, owner)).has(id);
  return await inTransaction(app.db, async (transaction) => {
    // As saves of answers and replies do, which begin to name a file.
    if ('organizationId' in owner) await lockOrganization(transaction, owner.organizationId);
    else await lockPerson(transaction, owner.personId);
    return await removeUnusedFile(
      systemContext(app, transaction),
      id,
      async () => (await isAnswer(transaction)) || (await isRepliedOrReviewed(transaction, id)),
    );
  });
}

async function isRepliedOrReviewed(db: Connection, fileId: string): Promise<boolean> {
  const reply = await db
    .selectFrom('information_request_files')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  const review = await db.selectFrom('file_reviews').select('file_id').where('file_id', '=', fileId).executeTakeFirst();
  return reply !== undefined || review !== undefined;
}
