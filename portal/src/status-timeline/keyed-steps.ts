/** Gives each step a key for React. A step can happen twice: a withdrawal that was refunded can come back again. */
export const keyedSteps = <Step extends { readonly kind: string; readonly code: string }>(
  steps: readonly Step[],
): readonly { readonly key: string; readonly step: Step }[] =>
  steps.map((step, index) => {
    const earlier = steps.slice(0, index).filter(({ kind, code }) => kind === step.kind && code === step.code).length;
    return { key: `${step.kind} ${step.code} ${earlier}`, step };
  });
