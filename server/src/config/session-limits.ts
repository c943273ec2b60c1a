/**
 * Minutes without a call after which the server ends a session. Apps sign people out earlier, see IDLE_WARNING_MINUTES.
 */
export const sessionIdleMinutes = 36;

/**
 * Upper limit for IDLE_WARNING_MINUTES. People are signed out a minute after the warning, and the server's record of
 * their last call may be half a minute old.
 */
export const latestIdleWarningMinutes = sessionIdleMinutes - 2;
