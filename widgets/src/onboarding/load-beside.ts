/** Answers on a screen, which answers that are loaded would replace. */
export interface TypedAnswers {
  /** Tries to save what was typed, also what is typed meanwhile. */
  settle(): Promise<void>;
  /** Whether nothing typed would be lost. @param isAsked the person asked for the answers that others saved meanwhile */
  mayReplace(isAsked: boolean): boolean;
}

/** Thrown while something typed can't be saved, which the wizard says. */
export const unsavedAnswers = new Error('What was typed can’t be saved.');

/**
 * Loads answers that hold all that was typed so far. Throws `unsavedAnswers`.
 * @param typed returns the answers on the screen; null without any
 */
export async function loadBeside<Answers>(
  load: () => Promise<Answers>,
  typed: () => TypedAnswers | null,
  isAsked: boolean,
): Promise<Answers> {
  const mayReplace = () => typed()?.mayReplace(isAsked) ?? true;
  for (;;) {
    await typed()?.settle();
    if (!mayReplace()) throw unsavedAnswers;
    const answers = await load();
    // They lack the text that was typed while they loaded.
    if (mayReplace()) return answers;
  }
}
