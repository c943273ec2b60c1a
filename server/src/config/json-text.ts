import { z } from 'zod';

/** A setting that is JSON. Pipe it into the shape of its value. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Use JSON.' });
    return z.NEVER;
  }
});
