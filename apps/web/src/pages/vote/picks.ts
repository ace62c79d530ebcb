/** Producers picked so far with one more or one less; null where there may be no more. */
export function toggled(picked: readonly string[], name: string, most: number): string[] | null {
  if (picked.includes(name)) return picked.filter((each) => each !== name);
  return picked.length >= most ? null : [...picked, name];
}

/** Picks as a form's text holds them. */
export function picksText(picks: readonly string[]): string {
  return picks.join(' ');
}

export function picksOf(text: string): string[] {
  return text.split(' ').filter((name) => name !== '');
}
