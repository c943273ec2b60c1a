/** Every specimen by name, in the order of the gallery: plain facts, so that tests read them without a browser. */
export const specimenNames: readonly string[] = ['text-field', 'text-area', 'money-field'];
