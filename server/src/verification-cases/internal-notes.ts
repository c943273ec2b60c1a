import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { newId, Refusal, type StaffCall } from '../kernel/index.ts';
import { getOrganization, listMembers } from '../organizations/index.ts';

type InternalNote = CallOutput<Contract['addInternalNote']>;

interface NewNote {
  readonly organizationId: string;
  readonly userId?: string | undefined;
  readonly note: string;
}

const maxNotes = 100;

/** Adds a note about a company, or about one of its people. @throws NotFoundError */
export async function addInternalNote(
  context: StaffCall,
  { organizationId, userId, note }: NewNote,
): Promise<InternalNote> {
  const { app, db, actor } = context;
  await getOrganization(db, organizationId);
  if (userId !== undefined) {
    const isMember = (await listMembers(db, organizationId)).some((member) => member.userId === userId);
    if (!isMember) throw new Refusal('NotFoundError', 'There is no such person in the company.');
  }
  const id = newId('not');
  const at = await app.clock.now(db);
  await db
    .insertInto('internal_notes')
    .values({
      id,
      organization_id: organizationId,
      person_id: userId ?? null,
      note,
      written_by_staff_id: actor.userId,
      written_at: at,
    })
    .execute();
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    action: 'verification.noted',
    object: userId === undefined ? { type: 'organization', id: organizationId } : { type: 'person', id: userId },
    organizationId,
  });
  const [written] = await notes(db).where('internal_notes.id', '=', id).execute();
  if (!written) throw new Error(`The note ${id} was not written.`);
  return toNote(written);
}

/** Lists the notes about a company and its people, or about one person; newest first. */
export async function listInternalNotes(
  db: Connection,
  about: { readonly organizationId: string } | { readonly personId: string },
): Promise<InternalNote[]> {
  const query = notes(db).orderBy('internal_notes.id', 'desc').limit(maxNotes);
  const rows = await ('personId' in about
    ? query.where('internal_notes.person_id', '=', about.personId)
    : query.where('internal_notes.organization_id', '=', about.organizationId)
  ).execute();
  return rows.map(toNote);
}

const notes = (db: Connection) =>
  db
    .selectFrom('internal_notes')
    .innerJoin('staff', 'staff.id', 'internal_notes.written_by_staff_id')
    .select([
      'internal_notes.id',
      'internal_notes.person_id',
      'internal_notes.note',
      'internal_notes.written_at',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('written_by'),
    ]);

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

const toNote = (row: NoteRow): InternalNote => ({
  noteId: row.id,
  ...(row.person_id !== null && { userId: row.person_id }),
  note: row.note,
  writtenBy: row.written_by,
  writtenAt: row.written_at.toISOString(),
});
