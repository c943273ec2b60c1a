export { doEach } from './do-each.ts';
export { createInbox } from './inbox.ts';
export { withLedgerCheckOn } from './ledger-check-on.ts';
export { type JobPace, type RunningJobs, startJobs } from './start-jobs.ts';
export { advanceClock, doDueWork } from './walk.ts';
export { within } from './within.ts';
export { type DrainWork, type DueWork, type RecurringWork, RetryLaterError, type Work } from './work.ts';
