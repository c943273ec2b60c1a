// In one chunk: people who open one of these pages often open the others.
export { CompletedScreen, GuaranteedScreen } from './guaranteed-screen.tsx';
export { LogEntryScreen } from './log-entry-screen.tsx';
export { ExpenseLogScreen, IncomeLogScreen } from './log-screen.tsx';
