export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * What became of an email or a text message. `waiting`: not accepted yet, and tried again; `sent`: the provider has
 * accepted it, which is the last that is known of an email; `delivered` and `undelivered`: the provider reported it;
 * `given-up`: refused for good, or too old.
 */
export const messageStatuses = ['waiting', 'sent', 'delivered', 'undelivered', 'given-up'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
