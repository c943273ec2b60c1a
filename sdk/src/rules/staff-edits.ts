import type { StaffRole } from './roles.ts';

/** Who edits, or is edited. */
export interface StaffPerson {
  readonly userId: string;
  readonly role: StaffRole;
}

/** Why somebody may not edit a staff member. */
export type StaffEditProblem = 'notComplianceHead' | 'ownAccount';

/**
 * Checks whether a staff member may invite or edit others. Nobody edits themselves, so the head who edits always
 * remains: the last active compliance head can't be removed.
 * @param edited absent for an invitation
 */
export function staffEditProblem(editor: StaffPerson, edited?: Pick<StaffPerson, 'userId'>): StaffEditProblem | null {
  if (editor.role !== 'compliance-head') return 'notComplianceHead';
  return edited?.userId === editor.userId ? 'ownAccount' : null;
}
