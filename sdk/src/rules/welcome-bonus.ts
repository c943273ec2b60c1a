import { type BusinessDate, businessDateOf } from '../time/index.ts';

/** The welcome bonus of people who sign up from a date on. */
interface WelcomeTerms {
  readonly from: BusinessDate;
  readonly points: bigint;
  /** Hours from the sign-up within which the verification is handed in. */
  readonly hours: number;
}

/** Oldest first. Add an entry to change the bonus; entries that have applied never change. */
const history: readonly WelcomeTerms[] = [{ from: '2021-01-01', points: 500n, hours: 24 }];

/** What somebody earns by handing their verification in early enough. */
export interface WelcomeBonus {
  readonly points: bigint;
  /** The last instant. */
  readonly until: Date;
}

const hourMs = 3_600_000;

/** Returns the bonus of somebody who signed up; null before there was one. */
export function welcomeBonusOf(signedUpAt: Date): WelcomeBonus | null {
  const terms = history.findLast(({ from }) => from <= businessDateOf(signedUpAt));
  return terms ? { points: terms.points, until: new Date(signedUpAt.getTime() + terms.hours * hourMs) } : null;
}

/** Whether the bonus is earned by handing in at an instant. */
export const isWelcomeEarned = ({ until }: WelcomeBonus, handedInAt: Date): boolean => handedInAt <= until;
