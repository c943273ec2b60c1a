/** How a verification link works, in real time. */
export const verificationLinkLimits = {
  validHours: 24,
  /** After which the link may be mailed again. */
  resendAfterSeconds: 30,
} as const;
