export { searchStaffRecords } from './search-staff-records.ts';
