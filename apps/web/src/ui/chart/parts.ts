/** A part of a whole. */
export interface Part {
  label: string;
  /** Of 1. */
  share: number;
  /** Of the share: '12.34%'. */
  text: string;
}

const colors = [
  'text-accent',
  'text-transfer',
  'text-governance',
  'text-nft',
  'text-resources',
  'text-account',
  'text-accent opacity-50',
  'text-transfer opacity-50',
  'text-governance opacity-50',
  'text-nft opacity-50',
];

/** Classes of a part's color, by its place; later ones, and null for the rest, are gray. */
export function partColor(place: number | null): string {
  return colors[place ?? colors.length] ?? 'text-line-strong';
}
