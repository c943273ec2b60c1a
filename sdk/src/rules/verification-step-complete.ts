const openSteps: ReadonlySet<string> = new Set(['not_started', 'pending', 'in_progress']);

/** Whether a step of the verification needs nothing more of the person. */
export const isVerificationStepComplete = (status: string): boolean => !openSteps.has(status);
