const lightFields = ['firstname', 'lastname', 'birthdate', 'address'] as const;
const documentFields = ['selfie', 'frontofid', 'backofid'] as const;

export type KycTier = 1 | 2 | 3;

/** Whether the verified fields make up a tier. Nothing makes up tier 3. */
export function hasTier(levels: readonly string[], tier: KycTier): boolean {
  const has = (fields: readonly string[]): boolean => fields.every((field) => levels.includes(field));
  if (tier === 3) return false;
  return tier === 1 ? has(lightFields) : has(lightFields) && has(documentFields);
}

/** Verified fields in a provider's text, whatever separates them: 'firstname,lastname;birthdate'. */
export function kycLevels(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((level) => level !== '');
}
