/** How staff answer a request for a higher plan. */
export const upgradeAnswers = ['handled', 'declined'] as const;
export type UpgradeAnswer = (typeof upgradeAnswers)[number];

export const upgradeRequestStatuses = ['open', ...upgradeAnswers] as const;
export type UpgradeRequestStatus = (typeof upgradeRequestStatuses)[number];

/** Maximum length of the note to the customer. */
export const maxUpgradeNoteCharacters = 500;
