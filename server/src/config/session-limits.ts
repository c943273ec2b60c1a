/**
 * So long after the warning the server ends a session without calls: pages sign out one minute after the warning, and an
 * active page makes a call at least every five minutes.
 */
const minutesAfterWarning = 7;

/** Minutes without a call after which the server ends a session. */
export const sessionIdleMinutesOf = (idleWarningMinutes: number): number => idleWarningMinutes + minutesAfterWarning;
