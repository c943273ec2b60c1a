export { staffCodeSubjects } from './code-subjects.ts';
export { createFirstStaff, type NewStaffMember } from './invite-staff.ts';
export { findStaffByEmail } from './staff-member.ts';
