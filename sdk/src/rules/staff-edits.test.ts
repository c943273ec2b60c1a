import { describe, expect, it } from 'vitest';
import { staffRoles } from './roles.ts';
import { staffEditProblem } from './staff-edits.ts';

describe('editing staff', () => {
  it.each(staffRoles)('is allowed to compliance heads only: %s', (role) => {
    const problem = staffEditProblem({ userId: 'usr_1', role }, { userId: 'usr_2' });
    expect(problem).toBe(role === 'compliance-head' ? null : 'notComplianceHead');
  });

  it('never applies to oneself', () => {
    expect(staffEditProblem({ userId: 'usr_1', role: 'compliance-head' }, { userId: 'usr_1' })).toBe('ownAccount');
  });

  it('includes inviting somebody', () => {
    expect(staffEditProblem({ userId: 'usr_1', role: 'compliance-head' })).toBeNull();
    expect(staffEditProblem({ userId: 'usr_1', role: 'finance' })).toBe('notComplianceHead');
  });
});
