/** Messages of the rules for input, in English; each is shown where its rule applies. */
export const inputMessages = {
  limit: (max: number) => `Limit must be between 0 and ${max}`,
  marketIds: 'Must provide atleast one market ID',
  account: 'Please enter an account.',
  historyAccount: 'account is required',
  wrapReceiver: (wrapAccount: string) => `${wrapAccount} must be receiver`,
  /** Names the length of a legacy key; a modern one has 57 characters. */
  newKey: 'Public key only, should be 54 characters long and start with PUB_K1',
} as const;
