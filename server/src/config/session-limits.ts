/** Minutes without a call after which the server ends a session. The pages end it earlier, by IDLE_WARNING_MINUTES. */
export const sessionIdleMinutes = 36;

/** The latest warning: people are signed out a minute after it, and the server may have noted their last call half a minute early. */
export const latestIdleWarningMinutes = sessionIdleMinutes - 2;
