/** Account names in the search: up to 12 of .12345a-z, a 13th from a-j or 1-5, no leading dot. */
const searchable = /^[1-5a-z][.1-5a-z]{0,11}(?:[1-5a-j])?$/;

/** The trimmed, lower-case name prefix to look up; null if it cannot be an account name. */
export function namePrefix(input: string): string | null {
  const text = input.trim().toLowerCase();
  return searchable.test(text) ? text : null;
}

/** The prefix to suggest accounts for; null for names below the system account, which would flood the list. */
export function suggestionPrefix(input: string, systemDomain: string): string | null {
  const prefix = namePrefix(input);
  return prefix === null || prefix.includes(`${systemDomain}.`) ? null : prefix;
}
